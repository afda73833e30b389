/** Which column a table is sorted by. */
export type Sorting = { readonly column: string; readonly isDescending: boolean };

/** What sorting needs to know of a column. */
export type SortColumn<Row> = {
  /** Its name in the address. */
  readonly key: string;
  /** Ascending. */
  readonly compare: (one: Row, other: Row) => number;
};

/** As it stands in the address: `name`, or `-name` for descending. A column that the table does not have counts as none. */
export function sortingOf(text: string, columns: readonly { readonly key: string }[], initial: string): Sorting {
  const isDescending = text.startsWith('-');
  const column = isDescending ? text.slice(1) : text;
  return columns.some(({ key }) => key === column)
    ? { column, isDescending }
    : { column: initial, isDescending: false };
}

/** The sorting after a column's header is pressed, as the address has it: ascending first, then the other way round. */
export function pressed(column: string, now: Sorting): string {
  return column === now.column && !now.isDescending ? `-${column}` : column;
}

/** The rows in that order; those that are alike stay as they came. */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly SortColumn<Row>[],
  { column, isDescending }: Sorting,
): readonly Row[] {
  const compare = columns.find(({ key }) => key === column)?.compare;
  if (!compare) return rows;
  return rows.toSorted((one, other) => (isDescending ? compare(other, one) : compare(one, other)));
}
