import type { ReactNode } from 'react';
import { sectionLabel, SECTIONS } from '../../../../domain/values.ts';
import { FilterChip } from '../../../components/parts/FilterChip.tsx';
import { ToolLine } from '../../../components/parts/ToolLine.tsx';
import { SearchField } from '../../../components/table/SearchField.tsx';
import { useListFilter } from './useListFilter.ts';

/** The options of a filter by section. */
export const SECTION_OPTIONS = [
  { value: '', label: 'All' },
  ...SECTIONS.map((section) => ({ value: section, label: sectionLabel[section] })),
];

type ListFilterProps = {
  /** The filters that only this list has. */
  children?: ReactNode;
  /** How many of those are set. */
  chosen?: number;
};

/** Filters a list by name and section. */
export function ListFilter({ children, chosen = 0 }: ListFilterProps) {
  const { choice, setSearch, setSection } = useListFilter();
  return (
    <ToolLine
      search={<SearchField label="Search names" search={choice.search} onSearch={setSearch} />}
      filters={
        <>
          <FilterChip label="Section" value={choice.section} options={SECTION_OPTIONS} onChange={setSection} />
          {children}
        </>
      }
      chosen={chosen + (choice.section === '' ? 0 : 1)}
    />
  );
}
