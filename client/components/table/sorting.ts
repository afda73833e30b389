/** The column that a table is sorted by. */
export type Sorting = { readonly column: string; readonly isDescending: boolean };

/** What sorting needs to know about a column. */
export type SortColumn<Row> = {
  /** The column's name in the address. */
  readonly key: string;
  /** Compares two rows in ascending order. */
  readonly compare: (one: Row, other: Row) => number;
};

/** The sorting in the address: `name`, or `-name` for descending. If the table doesn't have that column, the initial sorting. */
export function sortingOf(text: string, columns: readonly { readonly key: string }[], initial: string): Sorting {
  const isKnown = columns.some(({ key }) => key === columnIn(text));
  const shown = isKnown ? text : initial;
  return { column: columnIn(shown), isDescending: shown.startsWith('-') };
}

function columnIn(text: string): string {
  return text.startsWith('-') ? text.slice(1) : text;
}

/** The sorting after a press on a column's header, as in the address: ascending first, then descending. */
export function pressed(column: string, now: Sorting): string {
  return column === now.column && !now.isDescending ? `-${column}` : column;
}

/** The rows in that order. Equal rows keep theirs. */
export function sorted<Row>(
  rows: readonly Row[],
  columns: readonly SortColumn<Row>[],
  { column, isDescending }: Sorting,
): readonly Row[] {
  const compare = columns.find(({ key }) => key === column)?.compare;
  if (!compare) return rows;
  return rows.toSorted((one, other) => (isDescending ? compare(other, one) : compare(one, other)));
}
