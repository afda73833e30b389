import { isOneOf } from '../../../../domain/isOneOf.ts';
import { type Section, SECTIONS } from '../../../../domain/values.ts';
import { useQueryValue } from '../../browser/useQueryValue.ts';

/** What a report is filtered by. */
export type ListChoice = {
  readonly search: string;
  /** '' for every section. */
  readonly section: Section | '';
};

/** The report's filter, from the address, and the functions that change it there. */
export function useListFilter() {
  const [search, setSearch] = useQueryValue('search');
  const [section, setSection] = useQueryValue('section');
  const choice: ListChoice = { search, section: isOneOf(SECTIONS, section) ? section : '' };
  return { choice, setSearch, setSection };
}
