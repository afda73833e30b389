import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import pressable from '../rows.module.css';
import classes from './DataTable.module.css';
import type { Sorting } from './sorting.ts';

export type DataColumn<Row> = {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Whether a phone shows it next to the name, and not on the second line. */
  readonly isBesideName?: boolean;
  /** Whether it takes all the room there is. On a phone that is the rest of its line; on a desktop, for the last column, a third of the width, for the first all. */
  readonly isWide?: boolean;
};

type DataTableProps<Row> = {
  label: string;
  /** The first column names the row. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Highlights or dims a row. A cell has to give the reason in words. */
  rowTone: (row: Row) => 'bad' | 'over' | undefined;
  /** How the headers sort the rows. Left out where a table comes in pages, and has the order of its server. */
  sort?: { readonly sorting: Sorting; readonly onSort: (column: string) => void };
};

/**
 * A table that its headers can sort. On a phone each row has two lines. Browsers then no longer treat it as a table, unless the roles are
 * spelled out.
 */
export function DataTable<Row>({ label, columns, rows, rowKey, rowTone, sort }: DataTableProps<Row>) {
  return (
    <table role="table" aria-label={label} className={classes.table}>
      <thead role="rowgroup" data-sorts={sort !== undefined}>
        <tr role="row">
          {columns.map(({ key, header }) => (
            <th key={key} role="columnheader" scope="col" aria-sort={sort && direction(key, sort.sorting)}>
              {sort ? (
                <button
                  type="button"
                  className={`${pressable.pressable} ${classes.sort}`}
                  onClick={() => sort.onSort(key)}
                >
                  {header}
                  <SortIcon direction={direction(key, sort.sorting)} />
                </button>
              ) : (
                <span className={classes.sort}>{header}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" data-tone={rowTone(row)}>
            {columns.map(({ key, cell, isBesideName, isWide }, index) =>
              index === 0 ? (
                <th key={key} role="rowheader" scope="row" data-wide={isWide}>
                  {cell(row)}
                </th>
              ) : (
                <td key={key} role="cell" data-beside={isBesideName} data-wide={isWide}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function direction(column: string, sorting: Sorting): 'ascending' | 'descending' | undefined {
  if (column !== sorting.column) return undefined;
  return sorting.isDescending ? 'descending' : 'ascending';
}

function SortIcon({ direction }: { direction: 'ascending' | 'descending' | undefined }) {
  const Icon = direction === undefined ? IconArrowsSort : direction === 'ascending' ? IconArrowUp : IconArrowDown;
  return <Icon aria-hidden className={classes.icon} data-sorted={direction !== undefined || undefined} />;
}
