import type Papa from 'papaparse';
import { papaparse, unguarded } from '../tables/export/csv.ts';
import { HEADINGS_MIN, type IsHeading } from './sheetFile.ts';
import { UnreadableFile } from './UnreadableFile.ts';

/** The first line with which Excel files name the separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** How many lines are read to find the separator. */
const SAMPLE_LINES = 20;

/**
 * The cells of a CSV file, line by line, blank lines included. The separator is found by the headings.
 * @throws UnreadableFile if a quotation mark is not closed.
 */
export async function readCsv(text: string, isHeading: IsHeading): Promise<string[][]> {
  const { parse } = await papaparse();
  const [line = '', separator] = SEPARATOR_LINE.exec(text) ?? [];
  const table = text.slice(line.length);
  const delimiter = separator ?? likelySeparator(parse, table, isHeading);
  const { data, errors } = parse<string[]>(table, { delimiter });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) {
    throw new UnreadableFile(
      `Row ${(broken.row ?? 0) + 1} has a quotation mark that is never closed, or that stands alone.`,
    );
  }
  return data.map((cells) => cells.map((cell) => unguarded(cell).trim()));
}

/**
 * The separator with which the row of headings is found earliest, because a list in the rows below may hold the names of columns, too. If
 * several find it in the same row, the one with the most known headings. Blank if none finds such a row.
 */
function likelySeparator(parse: typeof Papa.parse, table: string, isHeading: IsHeading): string {
  const found = SEPARATORS.flatMap((delimiter) => {
    const lines = parse<string[]>(table, { delimiter, preview: SAMPLE_LINES }).data;
    const known = lines.map((cells) => cells.filter(isHeading).length);
    const line = known.findIndex((count) => count >= HEADINGS_MIN);
    return line < 0 ? [] : { delimiter, line, count: known[line] ?? 0 };
  });
  const [first] = found.sort((one, other) => one.line - other.line || other.count - one.count);
  return first?.delimiter ?? '';
}
