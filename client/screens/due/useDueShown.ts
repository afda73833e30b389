import type { DueState } from '../../../domain/due/states.ts';
import { isChosen } from '../../app/tables/lists/listedPerson.ts';
import { useReportFilter } from '../../app/tables/lists/useListFilter.ts';
import { dueShown, kindsShown } from './dueShown.ts';
import { useDueFilter } from './useDueFilter.ts';

type Standing = { readonly kindId: string; readonly state: DueState };
type Kind = { readonly id: string; readonly medical: boolean };
type Row = {
  readonly soldier: Parameters<typeof isChosen>[0];
  readonly standings: readonly Standing[];
};
type Overview<One, Person> = { readonly kinds: readonly One[]; readonly rows: readonly Person[] };

/**
 * The part of the overview that the address chooses: the requirements, the people whom search and section find, and the rows that the screen lists.
 * @param withMedical whether medical requirements are shown
 */
export function useDueShown<One extends Kind, Person extends Row>(
  overview: Overview<One, Person>,
  withMedical: boolean,
) {
  const { choice } = useReportFilter();
  const { requirement, show } = useDueFilter();
  const kinds = kindsShown(overview.kinds, requirement);
  const isOf = ({ kindId }: Standing) => kinds.some(({ id }) => id === kindId);
  const people = overview.rows
    .filter(({ soldier }) => isChosen(soldier, choice))
    .map((row) => ({ ...row, standings: row.standings.filter(isOf) }));
  return { people, ...dueShown(kinds, people, show, withMedical) };
}
