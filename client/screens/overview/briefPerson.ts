import { plainName } from '../../../domain/nameText.ts';
import { sectionLabel } from '../../../domain/values.ts';
import { markedName } from '../../components/soldierText.ts';
import type { BriefPerson_PersonFragment } from './briefPerson.generated.ts';

type Row = { readonly soldier: BriefPerson_PersonFragment };

/** Rows of the brief with the name of whom they are about: with the section, and with the first name of whoever shares rank and last name with somebody else in the list. */
export function namedInBrief<Listed extends Row>(rows: readonly Listed[]) {
  // As the server tells people apart: whoever looks alike there looks alike here.
  const keys = new Map(rows.map(({ soldier: { id, rank, lastName } }) => [id, `${rank} ${plainName(lastName)}`]));
  const counts = new Map<string, number>();
  for (const key of keys.values()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return rows.map((row) => {
    const { soldier } = row;
    const isShared = (counts.get(keys.get(soldier.id) ?? '') ?? 0) > 1;
    const called = isShared ? soldier : { ...soldier, givenName: null };
    return { ...row, name: `${markedName(called)} · ${sectionLabel[soldier.section]}` };
  });
}
