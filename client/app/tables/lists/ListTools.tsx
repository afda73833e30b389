import type { ReactNode } from 'react';
import { ToolLine } from '../../../components/parts/ToolLine.tsx';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';
import { SearchField } from '../../../components/table/SearchField.tsx';
import { SectionFilter } from './SectionFilter.tsx';
import { useListFilter } from './useListFilter.ts';

export type ListToolsProps = {
  title: string;
  /** The filters that only this list has. */
  children?: ReactNode;
  /** How many of those are set. */
  chosen?: number;
  /** The screen's one action. */
  action?: ReactNode;
  /** Everything else, in a menu. */
  more?: ReactNode;
};

/** The title of a list and its tools in one line: names, section, and what the list has beside them. */
export function ListTools({ title, children, chosen = 0, action, more }: ListToolsProps) {
  const { choice, setSearch, setSection } = useListFilter();
  return (
    <ToolLine
      title={<ScreenTitle title={title} />}
      search={<SearchField label="Search names" search={choice.search} onSearch={setSearch} />}
      filters={
        <>
          <SectionFilter value={choice.section} onChange={setSection} />
          {children}
        </>
      }
      chosen={chosen + (choice.section === '' ? 0 : 1)}
      action={action}
      more={more}
    />
  );
}
