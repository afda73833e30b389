import { loaded } from '../../failures/loadFailure.ts';

/**
 * The start of a text that a spreadsheet would run as a formula, including full-width characters. A text may have its own leading
 * apostrophes. It still gets one more, so that removing one always restores it.
 */
const FORMULA = "'*[=+\\-@\\t\\r＝＋－＠]";

/**
 * The start of a cell within a text, in a spreadsheet that uses another separator than the comma. Our quotation marks then protect nothing,
 * because they aren't at the start of a cell. A doubled quotation mark inside the text looks like an empty quoted text before the formula.
 */
const CELL_WITHIN = '[;\\t\\r\\n]"*';

const UNGUARDED = { within: new RegExp(`(${CELL_WITHIN})(?=${FORMULA})`, 'g'), first: new RegExp(`^(?=${FORMULA})`) };
const GUARDED = { within: new RegExp(`(${CELL_WITHIN})'(?=${FORMULA})`, 'g'), first: new RegExp(`^'(?=${FORMULA})`) };

/** The lines as a CSV file that spreadsheets read as Unicode, and without running formulas. */
export async function csvOf(lines: readonly (readonly string[])[]): Promise<string> {
  const { unparse } = await papaparse();
  return `\uFEFF${unparse(lines.map((cells) => cells.map(guarded)))}\r\n`;
}

/** The text with an apostrophe before each formula. */
function guarded(text: string): string {
  return text.replace(UNGUARDED.within, "$1'").replace(UNGUARDED.first, "'");
}

/** A cell's text, without the apostrophes that `csvOf` adds. */
export function unguarded(cell: string): string {
  return cell.replace(GUARDED.within, '$1').replace(GUARDED.first, '');
}

/** papaparse, loaded with the first file that is read or written. */
export async function papaparse() {
  return (await loaded(import('papaparse'))).default;
}
