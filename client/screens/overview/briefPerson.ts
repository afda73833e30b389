import { plainName } from '../../../domain/nameText.ts';
import { sharedBy } from '../../../domain/record/givenNames.ts';
import { sectionLabel } from '../../../domain/values.ts';
import { markedName } from '../../components/soldierText.ts';
import type { BriefPerson_PersonFragment } from './briefPerson.generated.ts';

type Row = { readonly soldier: BriefPerson_PersonFragment };

/** Rows of the brief with the name of whom they are about: with the section, and with the first name of whoever shares rank and last name with somebody else in the list. */
export function namedInBrief<Listed extends Row>(rows: readonly Listed[]) {
  // As the server tells people apart: whoever looks alike there looks alike here.
  const people = new Map(rows.map(({ soldier }) => [soldier.id, soldier]));
  const isShared = sharedBy([...people.values()], ({ rank, lastName }) => `${rank}\t${plainName(lastName)}`);
  return rows.map((row) => {
    const { soldier } = row;
    const called = isShared(soldier) ? soldier : { ...soldier, givenName: null };
    return { ...row, name: `${markedName(called)} · ${sectionLabel[soldier.section]}` };
  });
}
