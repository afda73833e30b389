import type { ReactNode } from 'react';
import { ToolLine } from '../../../components/parts/ToolLine.tsx';
import { SearchField } from '../../../components/table/SearchField.tsx';
import { SectionFilter } from './SectionFilter.tsx';
import { useListFilter } from './useListFilter.ts';

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
          <SectionFilter value={choice.section} onChange={setSection} />
          {children}
        </>
      }
      chosen={chosen + (choice.section === '' ? 0 : 1)}
    />
  );
}
