import { sectionLabel, SECTIONS } from '../../../domain/values.ts';
import { NAME_COLUMN, RANK_COLUMN } from '../../app/tables/lists/listedPersonColumns.tsx';
import type { ListColumn } from '../../app/tables/lists/ListTable.tsx';
import type { DataColumns_RowFragment } from './dataColumns.generated.ts';

/** The columns of the data to complete. */
export const DATA_COLUMNS: readonly ListColumn<DataColumns_RowFragment>[] = [
  NAME_COLUMN,
  RANK_COLUMN,
  {
    key: 'section',
    header: 'Section',
    compare: (one, other) => SECTIONS.indexOf(one.soldier.section) - SECTIONS.indexOf(other.soldier.section),
    cell: ({ soldier }) => sectionLabel[soldier.section],
    exported: ({ soldier }) => sectionLabel[soldier.section],
    isBesideName: true,
  },
  {
    key: 'problems',
    header: 'To complete',
    compare: (one, other) => one.problems.length - other.problems.length,
    cell: ({ problems }) => problems.map(({ code, text }) => <div key={code}>{text}</div>),
    exported: ({ problems }) => problems.map(({ text }) => text).join(' '),
    isWide: true,
  },
];
