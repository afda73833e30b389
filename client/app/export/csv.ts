/**
 * What a spreadsheet would calculate: also in the wide characters of East Asia, and whatever follows on other lines. And such a text behind
 * apostrophes of its own, so that whoever takes one away gets what was written.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/** The apostrophe that `csvOf` writes such a text behind; reading the file it can be taken away again. */
export const BEHIND_APOSTROPHE = new RegExp(`^'(?=${FORMULA.source.slice(1)})`);

/** The lines as a CSV file that spreadsheets read as Unicode and calculate nothing of. */
export async function csvOf(lines: readonly (readonly string[])[]): Promise<string> {
  const { unparse } = await papaparse();
  return `\uFEFF${unparse([...lines], { escapeFormulae: FORMULA })}\r\n`;
}

/** Loaded when the first file is read or written. */
export async function papaparse() {
  return (await import('papaparse')).default;
}
