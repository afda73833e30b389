import { loaded } from '../routing/loadFailure.ts';

/**
 * A text that a spreadsheet would evaluate as a formula, also one that begins with a full-width character. A text that already has apostrophes
 * before such a beginning matches, too: it gets one more, so that removing one always restores the text.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/** The apostrophe that `csvOf` writes before such a text, to be removed when the file is read. */
export const BEHIND_APOSTROPHE = new RegExp(`^'(?=${FORMULA.source.slice(1)})`);

/** The lines as a CSV file that spreadsheets read as Unicode and without formulas. */
export async function csvOf(lines: readonly (readonly string[])[]): Promise<string> {
  const { unparse } = await papaparse();
  return `\uFEFF${unparse([...lines], { escapeFormulae: FORMULA })}\r\n`;
}

/** papaparse, loaded when the first file is read or written. */
export async function papaparse() {
  return (await loaded(import('papaparse'))).default;
}
