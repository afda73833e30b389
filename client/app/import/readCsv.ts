import { papaparse, unguarded } from '../export/csv.ts';
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
  const headingsWith = (delimiter: string) => {
    const { data } = parse<string[]>(table, { delimiter, preview: SAMPLE_LINES });
    return Math.max(...data.map((cells) => cells.filter(isHeading).length));
  };
  // The best line counts: a title above the headings has no known heading.
  const likely = separator ?? SEPARATORS.find((one) => headingsWith(one) >= HEADINGS_MIN) ?? '';
  const { data, errors } = parse<string[]>(table, { delimiter: likely });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) {
    throw new UnreadableFile(
      `Row ${(broken.row ?? 0) + 1} has a quotation mark that is never closed, or that stands alone.`,
    );
  }
  return data.map((cells) => cells.map((cell) => unguarded(cell).trim()));
}
