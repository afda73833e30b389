/**
 * The number of each row of an import. Uses the rows' own numbers in the file if all are positive and different; otherwise their places in the
 * list, from 1.
 */
export function rowNumbers(rows: readonly { readonly row?: number | null | undefined }[]): number[] {
  const given = new Set(rows.flatMap(({ row }) => (row && row > 0 ? [row] : [])));
  return given.size === rows.length ? [...given] : rows.map((_, index) => index + 1);
}
