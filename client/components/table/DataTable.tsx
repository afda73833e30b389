import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import pressable from '../rows.module.css';
import { useSlice } from '../useSlice.ts';
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
  /** Whether a row of a long table is drawn wherever it is. Left out where a table comes in pages: all its rows are drawn. */
  isHeld?: (row: Row) => boolean;
  /** How the headers sort the rows. Left out where a table comes in pages, in the order of the server. */
  sort?: { readonly sorting: Sorting; readonly onSort: (column: string) => void };
};

/** A table of so many rows is drawn whole, so that the browser's search finds everybody. */
const WHOLE = 120;
/** How many rows of a longer table are drawn together. */
const SLICE = 20;

/**
 * A table that its headers can sort. Of a long one, only what is in sight is drawn, in columns of fixed width. On a phone each row has two
 * lines. Browsers then no longer treat it as a table, unless the roles are spelled out.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, isHeld, sort } = props;
  const table = useRef<HTMLTableElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  const isSliced = isHeld !== undefined && rows.length > WHOLE;
  const size = isSliced ? SLICE : rows.length;
  const slices = Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
  useLayoutEffect(() => {
    const first = table.current?.tBodies[0];
    if (isSliced && first) setHeight(first.offsetHeight / SLICE);
  }, [isSliced]);
  return (
    <table
      ref={table}
      role="table"
      aria-label={label}
      aria-rowcount={isSliced ? rows.length + 1 : undefined}
      className={classes.table}
      data-sliced={isSliced || undefined}
    >
      <thead role="rowgroup" data-sorts={sort !== undefined}>
        <tr role="row">
          {columns.map(({ key, header, isWide }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              aria-sort={sort && direction(key, sort.sorting)}
              data-wide={isWide}
            >
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
      {slices.map((slice, index) => (
        <Slice
          key={index}
          {...props}
          rows={slice}
          // Below the headers.
          firstRow={isSliced ? index * SLICE + 2 : null}
          rowHeight={height}
          // The first and the last one are where the keyboard comes in.
          isDrawnAnywhere={index === 0 || index === slices.length - 1 || (isHeld !== undefined && slice.some(isHeld))}
        />
      ))}
    </table>
  );
}

type SliceProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowKey' | 'rowTone'> & {
  /** The number of its first row in a long table, from 1; null in a short one. */
  firstRow: number | null;
  /** How high a row is, in pixels; null until it is known. */
  rowHeight: number | null;
  isDrawnAnywhere: boolean;
};

function Slice<Row>({ columns, rows, rowKey, rowTone, firstRow, rowHeight, isDrawnAnywhere }: SliceProps<Row>) {
  const { ref, isDrawn, height } = useSlice<HTMLTableSectionElement>({ isHeld: isDrawnAnywhere, scroller: null });
  if (!isDrawn) {
    return (
      <tbody ref={ref} aria-hidden className={classes.gap}>
        <tr>
          <td colSpan={columns.length} style={{ height: height ?? rows.length * (rowHeight ?? 0) }} />
        </tr>
      </tbody>
    );
  }
  return (
    <tbody ref={ref} role="rowgroup">
      {rows.map((row, at) => (
        <tr
          key={rowKey(row)}
          role="row"
          aria-rowindex={firstRow === null ? undefined : firstRow + at}
          data-tone={rowTone(row)}
        >
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
