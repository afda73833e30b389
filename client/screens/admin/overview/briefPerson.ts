import { sectionLabel } from '../../../../domain/values.ts';
import { markedName } from '../../../components/soldierText.ts';
import type { BriefPerson_PersonFragment } from './briefPerson.generated.ts';

type Row = { readonly soldier: BriefPerson_PersonFragment };

/** Rows of the brief with the name of whom they are about: with the section, and with the first name of whoever shares rank and last name with somebody else in the list. */
export function namedInBrief<Listed extends Row>(rows: readonly Listed[]) {
  return rows.map((row) => {
    const { soldier } = row;
    const isShared = rows.some(
      ({ soldier: { id, rank, lastName } }) =>
        id !== soldier.id && rank === soldier.rank && lastName === soldier.lastName,
    );
    const called = isShared ? soldier : { ...soldier, givenName: null };
    return { ...row, name: `${markedName(called)} · ${sectionLabel[soldier.section]}` };
  });
}
