import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type DataColumn, DataTable } from '../../../components/table/DataTable.tsx';
import { pressed, type SortColumn, sorted, sortingOf } from '../../../components/table/sorting.ts';
import { useQueryValue } from '../../browser/useQueryValue.ts';
import { PeopleList } from '../../people/PeopleList.tsx';
import { useRowsHeld } from '../../people/useRowsHeld.ts';
import type { ExportColumn } from '../export/exportColumn.ts';
import { ExportMenu } from '../export/ExportMenu.tsx';

export type ListColumn<Row> = DataColumn<Row> & SortColumn<Row> & ExportColumn<Row>;

/** What a table and its file have in common. */
export type SortedList<Row> = {
  label: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  /** The initial sorting, as in the address: `name`, or `-name` for descending. */
  initialSort: string;
  /** The query parameter that holds the sorting. */
  sortParameter: string;
};

type ListTableProps<Row> = SortedList<Row> & {
  /** The screen's name on the link back from a record. */
  screen: string;
  rowKey: (row: Row) => string;
  rowTone: (row: Row) => 'bad' | 'over' | undefined;
  /** The text shown if there are no rows. */
  whenEmpty: string;
  /** A link after this text. */
  wayToFill?: ReactNode;
  /** A note above the table. */
  children?: ReactNode;
};

/** A staff list as a table, and above it how many it lists. */
export function ListTable<Row extends { readonly soldier: { readonly id: string } }>(props: ListTableProps<Row>) {
  const { screen, label, columns, rows, rowKey, rowTone, whenEmpty, wayToFill, children } = props;
  const { sorting, sortedRows, sortBy } = useSorting(props);
  const isRowHeld = useRowsHeld();
  const isEmpty = rows.length === 0;
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {/* Always rendered, so that screen readers announce how many rows the filter leaves. */}
        <span aria-live="polite">{isEmpty ? whenEmpty : `${rows.length} listed.`}</span>{' '}
        {isEmpty ? <span data-screen-only>{wayToFill}</span> : children}
      </Text>
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

type ListExportProps<Row> = SortedList<Row> & {
  /** Columns that only the file has: the table shows them inside another cell, or as a text that doesn't sort. */
  exportedToo?: readonly ExportColumn<Row>[];
  /** Whether it is an entry of a menu. */
  isEntry?: boolean;
};

/** Exports a list's rows in the order of its table. */
export function ListExport<Row>({ exportedToo = [], isEntry = false, ...list }: ListExportProps<Row>) {
  const { sortedRows } = useSorting(list);
  if (sortedRows.length === 0) return null;
  return (
    <ExportMenu label={list.label} columns={[...list.columns, ...exportedToo]} rows={sortedRows} isEntry={isEntry} />
  );
}

/** Sorts rows by the column in the address; without one, by the initial sorting. */
function useSorting<Row>({ rows, columns, initialSort, sortParameter }: SortedList<Row>) {
  const [text, setText] = useQueryValue(sortParameter);
  const sorting = sortingOf(text, columns, initialSort);
  return {
    sorting,
    sortedRows: sorted(rows, columns, sorting),
    sortBy: (column: string) => setText(pressed(column, sorting)),
  };
}
