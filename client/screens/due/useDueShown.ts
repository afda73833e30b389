import { useMemo } from 'react';
import type { DueState } from '../../../domain/due/states.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import { isChosen } from '../../app/tables/lists/listedPerson.ts';
import { useListFilter } from '../../app/tables/lists/useListFilter.ts';
import { dueShown, requirementsShown } from './dueShown.ts';
import { useDueFilter } from './useDueFilter.ts';

type Standing = { readonly requirementId: string; readonly state: DueState; readonly dueOn: LocalDate | null };
type Requirement = { readonly id: string; readonly medical: boolean };
type Row = {
  readonly soldier: Parameters<typeof isChosen>[0];
  readonly standings: readonly Standing[];
};
type Overview<One, Person> = {
  readonly day: LocalDate;
  readonly requirements: readonly One[];
  readonly rows: readonly Person[];
};

/**
 * The requirements, people and rows that the filters in the address select.
 * @param withMedical whether medical requirements are shown
 */
export function useDueShown<One extends Requirement, Person extends Row>(
  overview: Overview<One, Person>,
  withMedical: boolean,
) {
  const {
    choice: { search, section },
  } = useListFilter();
  const { requirement, show, when } = useDueFilter();
  // A large unit has thousands of statuses.
  return useMemo(() => {
    const requirements = requirementsShown(overview.requirements, requirement);
    const isOf = ({ requirementId }: Standing) => requirements.some(({ id }) => id === requirementId);
    const people = overview.rows
      .filter(({ soldier }) => isChosen(soldier, { search, section }))
      .map((row) => ({ ...row, standings: row.standings.filter(isOf) }));
    return { people, when, ...dueShown(requirements, people, { show, when, day: overview.day }, withMedical) };
  }, [overview, search, section, requirement, show, when, withMedical]);
}
