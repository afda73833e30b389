import { plainName } from '../../../domain/nameText.ts';
import { sharedBy } from '../../../domain/record/givenNames.ts';
import { sectionLabel } from '../../../domain/values.ts';
import { markedName } from '../../components/soldierText.ts';
import type { BriefPerson_PersonFragment } from './briefPerson.generated.ts';

type Row = { readonly soldier: BriefPerson_PersonFragment };

/** Adds the printed name to each row, with the section. The first name is added only if people in the list share rank and last name. */
export function namedInBrief<Listed extends Row>(rows: readonly Listed[]) {
  // The same comparison as on the server, so that both treat the same people as namesakes.
  const people = new Map(rows.map(({ soldier }) => [soldier.id, soldier]));
  const isShared = sharedBy([...people.values()], ({ rank, lastName }) => `${rank}\t${plainName(lastName)}`);
  return rows.map((row) => {
    const { soldier } = row;
    const called = isShared(soldier) ? soldier : { ...soldier, givenName: null };
    return { ...row, name: `${markedName(called)} · ${sectionLabel[soldier.section]}` };
  });
}
