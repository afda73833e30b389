/** Which column a table is sorted by. */
export type Sorting = { readonly column: string; readonly isDescending: boolean };

/** What sorting needs to know of a column. */
export type SortColumn<Row> = {
  /** Its name in the address. */
  readonly key: string;
  /** Ascending. */
  readonly compare: (one: Row, other: Row) => number;
};

/** As it stands in the address: `name`, or `-name` for descending. A column that the table does not have counts as none, for which the first sorting stands. */
export function sortingOf(text: string, columns: readonly { readonly key: string }[], initial: string): Sorting {
  const isKnown = columns.some(({ key }) => key === columnIn(text));
  const shown = isKnown ? text : initial;
  return { column: columnIn(shown), isDescending: shown.startsWith('-') };
}

function columnIn(text: string): string {
  return text.startsWith('-') ? text.slice(1) : text;
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
