type BriefListProps = {
  /** Whether what it says of each person takes more room. */
  isWide?: boolean;
  title: string;
  people: readonly {
    key: string;
    name: string;
    /** What matters about them here; null where the title says it. */ note: string | null;
  }[];
};

/** A list of people on the brief, with their number. */
export function BriefList({ isWide = false, title, people }: BriefListProps) {
  return (
    <section>
      <h2>
        {title} ({people.length})
      </h2>
      {people.length === 0 ? (
        <p>None</p>
      ) : (
        <ul data-wide={isWide || undefined}>
          {people.map(({ key, name, note }) => (
            <li key={key}>
              <strong>
                <bdi>{name}</bdi>
              </strong>
              {note !== null && ` – ${note}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
