import { Fragment, type ReactNode } from 'react';

type BriefListProps = {
  title: string;
  /** The number of people. */
  count: number;
  children: ReactNode;
};

/** A part of the brief about some people, with their number. */
export function BriefList({ title, count, children }: BriefListProps) {
  return (
    <section>
      <h2>
        {title} ({count})
      </h2>
      {count === 0 ? <p>None</p> : children}
    </section>
  );
}

/** Takes the place of a missing part, so that nobody mistakes an incomplete brief for a complete one. */
export function BriefMissing({ title, error }: { title: string; error: unknown }) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{error === undefined ? 'Not loaded yet.' : 'Could not be loaded.'}</p>
    </section>
  );
}

export type BriefPerson = {
  readonly key: string;
  readonly name: string;
  /** What matters about the person here; null if the title says it. */
  readonly note: string | null;
};

/** People with their notes. People who share a note are listed together, so that it's printed once. */
export function BriefPeople({ people }: { people: readonly BriefPerson[] }) {
  const byNote = new Map<string | null, readonly BriefPerson[]>();
  for (const person of people) byNote.set(person.note, [...(byNote.get(person.note) ?? []), person]);
  return (
    <ul>
      {[...byNote].map(([note, alike]) => (
        <li key={note}>
          {alike.map(({ key, name }, index) => (
            <Fragment key={key}>
              {index > 0 && '; '}
              <strong>
                <bdi>{name}</bdi>
              </strong>
            </Fragment>
          ))}
          {note !== null && ` – ${note}`}
        </li>
      ))}
    </ul>
  );
}
