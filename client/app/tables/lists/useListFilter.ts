import { isOneOf } from '../../../../domain/isOneOf.ts';
import { type Section, SECTIONS } from '../../../../domain/values.ts';
import { useQueryValue } from '../../browser/useQueryValue.ts';

/** A list's current filter. */
export type ListChoice = {
  readonly search: string;
  /** '' for every section. */
  readonly section: Section | '';
};

/** The list's filter from the address, and functions that change it there. */
export function useListFilter() {
  const [search, setSearch] = useQueryValue('search');
  const [section, setSection] = useQueryValue('section');
  const choice: ListChoice = { search, section: isOneOf(SECTIONS, section) ? section : '' };
  return { choice, setSearch, setSection };
}
