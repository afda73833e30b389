import type { Section } from '../../../domain/values.ts';

/** The people of a section; with null, everyone. */
export function peopleIn<Person extends { readonly section: Section }>(
  section: Section | null,
  people: readonly Person[],
): readonly Person[] {
  return section === null ? people : people.filter((person) => person.section === section);
}
