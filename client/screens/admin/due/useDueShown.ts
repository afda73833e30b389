import type { DueState } from '../../../../domain/due/states.ts';
import { isChosen } from '../reports/reportedPerson.ts';
import { useReportFilter } from '../reports/useReportFilter.ts';
import { isShown, kindsShown } from './dueShown.ts';
import { useDueFilter } from './useDueFilter.ts';

type Standing = { readonly kindId: string; readonly state: DueState };
type Row = {
  readonly soldier: Parameters<typeof isChosen>[0];
  readonly standings: readonly Standing[];
};
type Overview<Kind, Person> = { readonly kinds: readonly Kind[]; readonly rows: readonly Person[] };

/** What of the overview is shown, by the choice in the address: the requirements, everybody whom names and sections find, and whom of them the screen lists. */
export function useDueShown<Kind extends { readonly id: string }, Person extends Row>(
  overview: Overview<Kind, Person>,
) {
  const { choice } = useReportFilter();
  const { requirement, show } = useDueFilter();
  const kinds = kindsShown(overview.kinds, requirement);
  const isOf = ({ kindId }: Standing) => kinds.some(({ id }) => id === kindId);
  const people = overview.rows
    .filter(({ soldier }) => isChosen(soldier, choice))
    .map((row) => ({ ...row, standings: row.standings.filter(isOf) }));
  return { kinds, people, rows: people.filter(({ standings }) => isShown(show, standings)) };
}
