import type { Cells } from './htmlTables.ts';

/** The cells of a paste without their headings, and those headings. */
export type Headed = { readonly cells: Cells; readonly headings: readonly string[] };

/**
 * Leaves out the first line that says something where it holds the heading of the very column that a cell of it would go to. A line alone is no
 * heading.
 * @param isHeading whether a text is the heading of the column so many columns to the right of where the paste begins
 */
export function withoutHeading(cells: Cells, isHeading: (text: string, beside: number) => boolean): Headed {
  const first = cells.findIndex((line) => line.some((text) => text !== ''));
  const headings = (cells[first] ?? []).filter((text, beside) => text !== '' && isHeading(text, beside));
  const rest = cells.slice(first + 1);
  if (headings.length === 0 || rest.length === 0) return { cells, headings: [] };
  return { cells: rest, headings };
}
