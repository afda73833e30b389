import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { sectionLabel, SECTIONS } from '../../../../domain/values.ts';
import { SearchField } from '../../../components/table/SearchField.tsx';
import classes from './ListFilter.module.css';
import { useListFilter } from './useListFilter.ts';

/** Filters a list by name and section. The children are filters that only this list has. */
export function ListFilter({ children }: { children?: ReactNode }) {
  const { choice, setSearch, setSection } = useListFilter();
  return (
    <search className={classes.filter}>
      <SearchField label="Search names" search={choice.search} onSearch={setSearch} />
      <NativeSelect
        label="Section"
        value={choice.section}
        onChange={(event) => setSection(event.currentTarget.value)}
        data={[
          { value: '', label: 'All sections' },
          ...SECTIONS.map((section) => ({ value: section, label: sectionLabel[section] })),
        ]}
      />
      {children}
    </search>
  );
}
