import { loaded } from '../../failures/loadFailure.ts';

/**
 * How a text begins that a spreadsheet would evaluate as a formula, also with a full-width character. Apostrophes that it has in front already
 * belong to it: it gets one more, so that removing one always restores the text.
 */
const FORMULA = "'*[=+\\-@\\t\\r＝＋－＠]";

/**
 * Where a cell begins within a text for a spreadsheet with another separator than a comma. Our quotation marks are then not at the
 * beginning of a cell, and protect nothing; one within the text, which is written twice, looks there like an empty quoted text before the
 * formula.
 */
const CELL_WITHIN = '[;\\t\\r\\n]"*';

const UNGUARDED = { within: new RegExp(`(${CELL_WITHIN})(?=${FORMULA})`, 'g'), first: new RegExp(`^(?=${FORMULA})`) };
const GUARDED = { within: new RegExp(`(${CELL_WITHIN})'(?=${FORMULA})`, 'g'), first: new RegExp(`^'(?=${FORMULA})`) };

/** The lines as a CSV file that spreadsheets read as Unicode and without formulas. */
export async function csvOf(lines: readonly (readonly string[])[]): Promise<string> {
  const { unparse } = await papaparse();
  return `\uFEFF${unparse(lines.map((cells) => cells.map(guarded)))}\r\n`;
}

/** The text with an apostrophe before each formula. */
function guarded(text: string): string {
  return text.replace(UNGUARDED.within, "$1'").replace(UNGUARDED.first, "'");
}

/** The text of a cell in a file, without the apostrophes that `csvOf` writes. */
export function unguarded(cell: string): string {
  return cell.replace(GUARDED.within, '$1').replace(GUARDED.first, '');
}

/** papaparse, loaded when the first file is read or written. */
export async function papaparse() {
  return (await loaded(import('papaparse'))).default;
}
