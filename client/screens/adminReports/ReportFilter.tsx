import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { sectionLabel, SECTIONS } from '../../../domain/values.ts';
import { useQueryValue } from '../../app/useQueryValue.ts';
import { SearchField } from '../../components/table/SearchField.tsx';
import classes from './ReportFilter.module.css';
import { useReportChoice } from './useReportChoice.ts';

/** Filters a report by name and section; the children are filters that only one report has. */
export function ReportFilter({ children }: { children?: ReactNode }) {
  const [search, setSearch] = useQueryValue('search');
  const [, setSection] = useQueryValue('section');
  return (
    <search className={classes['filter']}>
      <SearchField label="Search names" search={search} onSearch={setSearch} />
      <NativeSelect
        label="Section"
        value={useReportChoice().section}
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
