import { plainName } from '../../../domain/nameText.ts';
import { sharedBy } from '../../../domain/record/givenNames.ts';
import { sectionLabel } from '../../../domain/values.ts';
import { markedName } from '../../components/soldierText.ts';
import type { BriefPerson_PersonFragment } from './briefPerson.generated.ts';

type Row = { readonly soldier: BriefPerson_PersonFragment };

/** Leaves the first name only to people who share rank and last name with somebody else in the rows. */
export function calledAmong<Listed extends Row>(rows: readonly Listed[]) {
  // The same comparison as on the server, so that both treat the same people as namesakes.
  const people = new Map(rows.map(({ soldier }) => [soldier.id, soldier]));
  const isShared = sharedBy([...people.values()], ({ rank, lastName }) => `${rank}\t${plainName(lastName)}`);
  return rows.map((row) => {
    const { soldier } = row;
    return { ...row, soldier: isShared(soldier) ? soldier : { ...soldier, givenName: null } };
  });
}

/** Adds the printed name to each row, with the section. */
export function namedInBrief<Listed extends Row>(rows: readonly Listed[]) {
  return calledAmong(rows).map((row) => {
    const { soldier } = row;
    return { ...row, name: `${markedName(soldier)} · ${sectionLabel[soldier.section]}` };
  });
}
