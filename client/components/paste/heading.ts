import type { Cells } from './htmlTables.ts';

/** The cells of a paste without their headings, and those headings. */
export type Headed = { readonly cells: Cells; readonly headings: readonly string[] };

/**
 * Leaves out the first line that isn't blank, if a cell in it is the heading of its own column. A single line is never a heading.
 * @param isHeading whether a text is a column's heading; `beside` counts columns to the right from where the paste starts
 */
export function withoutHeading(cells: Cells, isHeading: (text: string, beside: number) => boolean): Headed {
  const first = cells.findIndex((line) => line.some((text) => text !== ''));
  const headings = (cells[first] ?? []).filter((text, beside) => text !== '' && isHeading(text, beside));
  const rest = cells.slice(first + 1);
  if (headings.length === 0 || rest.length === 0) return { cells, headings: [] };
  return { cells: rest, headings };
}
