/**
 * The number by which each row of an import is named, so that a number always means one row: those of the file where every row has one of its
 * own, from 1; otherwise the rows' places in the list, from 1.
 */
export function rowNumbers(rows: readonly { readonly row?: number | null }[]): number[] {
  const given = new Set(rows.flatMap(({ row }) => (row && row > 0 ? [row] : [])));
  return given.size === rows.length ? [...given] : rows.map((_, index) => index + 1);
}
