import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import line from '../../../components/line.module.css';
import { type DataColumn, DataTable } from '../../../components/table/DataTable.tsx';
import { pressed, type SortColumn, sorted, sortingOf } from '../../../components/table/sorting.ts';
import { useQueryValue } from '../../browser/useQueryValue.ts';
import { PeopleList } from '../../people/PeopleList.tsx';
import { useRowsHeld } from '../../people/useRowsHeld.ts';
import type { ExportColumn } from '../export/exportColumn.ts';
import { ExportMenu } from '../export/ExportMenu.tsx';

export type ListColumn<Row> = DataColumn<Row> & SortColumn<Row> & ExportColumn<Row>;

type ListTableProps<Row> = {
  /** The screen's name on the link back from a record. */
  screen: string;
  label: string;
  columns: readonly ListColumn<Row>[];
  /** Columns that only the exported file has: the table shows them inside another cell, or as a text that doesn't sort. */
  exportedToo?: readonly ExportColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowTone: (row: Row) => 'bad' | 'over' | undefined;
  /** The initial sorting, as in the address: `name`, or `-name` for descending. */
  initialSort: string;
  /** The query parameter that holds the sorting. */
  sortParameter: string;
  /** The text shown if there are no rows. */
  whenEmpty: string;
  /** A link after this text. */
  wayToFill?: ReactNode;
  /** A note above the table. */
  children?: ReactNode;
};

/** A staff list as a table, with an export of the same rows in the same order. */
export function ListTable<Row extends { readonly soldier: { readonly id: string } }>(props: ListTableProps<Row>) {
  const {
    screen,
    label,
    columns,
    exportedToo = [],
    rows,
    rowKey,
    rowTone,
    initialSort,
    sortParameter,
    whenEmpty,
    wayToFill,
    children,
  } = props;
  const { sorting, sortedRows, sortBy } = useSorting(rows, columns, initialSort, sortParameter);
  const isRowHeld = useRowsHeld();
  const isEmpty = rows.length === 0;
  return (
    <Stack gap="sm">
      <div className={line.head}>
        <Text c="dimmed">
          {/* Always rendered, so that screen readers announce how many rows the filter leaves. */}
          <span aria-live="polite">{isEmpty ? whenEmpty : `${rows.length} listed.`}</span>{' '}
          {isEmpty ? <span data-screen-only>{wayToFill}</span> : children}
        </Text>
        {!isEmpty && <ExportMenu label={label} columns={[...columns, ...exportedToo]} rows={sortedRows} />}
      </div>
      {!isEmpty && (
        <PeopleList screen={screen} name={label} ids={[...new Set(sortedRows.map(({ soldier }) => soldier.id))]}>
          <DataTable
            label={label}
            columns={columns}
            rows={sortedRows}
            rowKey={rowKey}
            rowTone={rowTone}
            isHeld={({ soldier }) => isRowHeld(soldier.id)}
            sort={{ sorting, onSort: sortBy }}
          />
        </PeopleList>
      )}
    </Stack>
  );
}

/** Sorts rows by the column in the address; without one, by `initial`. */
function useSorting<Row>(
  rows: readonly Row[],
  columns: readonly SortColumn<Row>[],
  initial: string,
  parameter: string,
) {
  const [text, setText] = useQueryValue(parameter);
  const sorting = sortingOf(text, columns, initial);
  return {
    sorting,
    sortedRows: sorted(rows, columns, sorting),
    sortBy: (column: string) => setText(pressed(column, sorting)),
  };
}
