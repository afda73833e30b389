import { Folded } from '../../components/Folded.tsx';
import { type Called, rankAndName } from '../../components/soldierText.ts';

type AffectedPeopleProps = {
  /** What would happen to how many, such as `DLC Incomplete: 17 people removed`. */
  summary: (howMany: string) => string;
  people: readonly (Called & { readonly id: string })[];
};

/** How many names show at once. */
const FEW = 3;

/** The people whom a form's change affects. Up to three names show at once; more are folded. */
export function AffectedPeople({ summary, people }: AffectedPeopleProps) {
  if (people.length === 0) return null;
  const howMany = people.length === 1 ? '1 person' : `${people.length} people`;
  return (
    <Folded summary={summary(howMany)} startsOpen={people.length <= FEW}>
      <ul>
        {people.map((person) => (
          <li key={person.id}>{rankAndName(person)}</li>
        ))}
      </ul>
    </Folded>
  );
}
