import { COLUMNS_MAX } from '../../../../domain/imports/fileLimits.ts';
import { unguarded } from '../../tables/export/csv.ts';
import { HEADINGS_MIN, type IsHeading } from '../sheetFile.ts';
import { UnreadableFile } from '../UnreadableFile.ts';
import type { CellCounter } from './CellCounter.ts';
import { Table } from './Table.ts';

/** The first line with which Excel's CSV files may name their separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** How many lines are read to find the separator. */
const SAMPLE_LINES = 20;

type CsvRules = {
  isHeading: IsHeading;
  keepRows: number;
  counter: CellCounter;
};

/**
 * The rows of a CSV file. The headings reveal the separator.
 * @throws UnreadableFile if a quotation mark isn't closed, or the file has too much
 */
export function readCsv(text: string, { isHeading, keepRows, counter }: CsvRules): Table {
  const [line = '', separator] = SEPARATOR_LINE.exec(text) ?? [];
  const lines = text.slice(line.length);
  const table = new Table(null, false, keepRows, counter);
  let row = 0;
  for (const cells of rowsOf(lines, separator ?? likelySeparator(lines, isHeading))) {
    row += 1;
    table.add(
      row,
      cells.map((cell) => unguarded(cell).trim()),
    );
  }
  return table;
}

/**
 * The separator that finds the headings earliest, because a list in a row below may contain column names, too. In a tie, the one with the
 * most known headings. If none finds headings, the separator of the most cells.
 */
function likelySeparator(text: string, isHeading: IsHeading): string {
  const samples = SEPARATORS.map((separator) => headingsWith(text, separator, isHeading));
  const [first] = samples.sort(
    (one, other) => one.line - other.line || other.count - one.count || other.cells - one.cells,
  );
  return first?.separator ?? ',';
}

/** Whether a text is a CSV file with known headings. */
export function hasHeadings(text: string, isHeading: IsHeading): boolean {
  return SEPARATORS.some((separator) => headingsWith(text, separator, isHeading).count > 0);
}

/** The line with known headings, from 0, and their number; how many cells the separator makes. */
function headingsWith(text: string, separator: string, isHeading: IsHeading) {
  const lines = sample(text, separator);
  const known = lines.map((cells) => cells.filter(isHeading).length);
  const line = known.findIndex((count) => count >= HEADINGS_MIN);
  const cells = lines.reduce((sum, one) => sum + one.length, 0);
  return { separator, line: line < 0 ? SAMPLE_LINES : line, count: known[line] ?? 0, cells };
}

/** The first rows under a separator, up to the first row that can't be read with it. */
function sample(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  try {
    for (const cells of rowsOf(text, separator)) {
      rows.push(cells);
      if (rows.length === SAMPLE_LINES) break;
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
  }
  return rows;
}

/**
 * The cells of each row. Beyond the last column that is read, blank cells are dropped and one filled cell is kept: the file will be refused
 * for it, and a row may have ten million.
 * @throws UnreadableFile if a quotation mark isn't closed
 */
function* rowsOf(text: string, separator: string): Generator<string[]> {
  let at = 0;
  for (let row = 1; at < text.length; row += 1) {
    const cells: string[] = [];
    for (;;) {
      const isQuoted = text.charAt(at) === '"';
      const end = isQuoted ? quotedEnd(text, at, separator, row) : plainEnd(text, at, separator);
      const cell = isQuoted ? quotedText(text.slice(at, end)) : text.slice(at, end);
      if (cells.length < COLUMNS_MAX || (cells.length === COLUMNS_MAX && cell.trim() !== '')) cells.push(cell);
      at = end + 1;
      if (text.charAt(end) !== separator) break;
    }
    if (text.charAt(at - 1) === '\r' && text.charAt(at) === '\n') at += 1;
    yield cells;
  }
}

/** Where a cell without quotation marks ends. */
function plainEnd(text: string, from: number, separator: string): number {
  const code = separator.charCodeAt(0);
  for (let at = from; at < text.length; at += 1) {
    const one = text.charCodeAt(at);
    if (one === code || one === 10 || one === 13) return at;
  }
  return text.length;
}

/** Where a quoted cell ends. Spaces may follow it. */
function quotedEnd(text: string, from: number, separator: string, row: number): number {
  let mark = text.indexOf('"', from + 1);
  // Two quotation marks stand for one inside the text.
  while (mark >= 0 && text.charAt(mark + 1) === '"') mark = text.indexOf('"', mark + 2);
  let end = mark < 0 ? -1 : mark + 1;
  while (text.charAt(end) === ' ') end += 1;
  if (end >= 0 && (end === text.length || [separator, '\n', '\r'].includes(text.charAt(end)))) return end;
  throw new UnreadableFile(`Row ${row} has a quotation mark without a partner.`);
}

function quotedText(quoted: string): string {
  return quoted.trimEnd().slice(1, -1).replaceAll('""', '"');
}
