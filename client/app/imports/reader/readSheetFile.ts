import { counted } from '../../../../domain/words.ts';
import { checkEnding, checkSize } from '../checkFile.ts';
import {
  type DateCell,
  type FileRow,
  type FileSheet,
  HEADINGS_MIN,
  type IsHeading,
  SAVE_IN_EXCEL,
} from '../sheetFile.ts';
import { UnreadableFile } from '../UnreadableFile.ts';
import { CellCounter } from './CellCounter.ts';
import { decodeText } from './decodeText.ts';
import { isArchive, otherProgram } from './fileKinds.ts';
import { readCsv } from './readCsv.ts';
import { readXlsx } from './readXlsx.ts';
import type { Table } from './Table.ts';

/** Within how many rows the headings are looked for: there may be a title above them. */
const HEADINGS_WITHIN_ROWS = 20;
/** The longest heading that is kept, in characters: a longer one is none. */
const HEADING_MAX_LENGTH = 100;

type SheetRules = {
  isHeading: IsHeading;
  /** How many rows one import may have. */
  maxRows: number;
};

/** A table, and which of its cells are shown as dates. */
export type ReadSheet = { readonly sheet: FileSheet; readonly dates: readonly DateCell[] };

/** What a file with tables holds. */
export type ReadSheets = {
  /** At least one, each with rows; those that Excel does not show come last. */
  readonly sheets: readonly [ReadSheet, ...ReadSheet[]];
  /** A sentence for each sheet that has more rows than can be imported at once; `sheets` is without them. */
  readonly tooLong: readonly string[];
};

/**
 * The tables of an Excel file.
 * @throws UnreadableFile
 */
export function readWorkbook(name: string, bytes: Uint8Array, rules: SheetRules): ReadSheets {
  const tables = readXlsx(bytes, { keepRows: keptRows(rules), counter: new CellCounter() });
  return sheetsOf(name, tables, rules);
}

/**
 * The table of a CSV file.
 * @throws UnreadableFile
 */
export function readTable(name: string, text: string, rules: SheetRules): ReadSheets {
  const { isHeading } = rules;
  const table = readCsv(text, { isHeading, keepRows: keptRows(rules), counter: new CellCounter() });
  return sheetsOf(name, [table], rules);
}

/** One more than an import may have, below the titles and the headings, so that it is seen that there are more. */
const keptRows = ({ maxRows }: SheetRules): number => HEADINGS_WITHIN_ROWS + maxRows + 1;

/** The content of a file, by its bytes and not by its name: of an Excel file, or of a text with a note about how it was decoded. */
export type FileContent =
  | { readonly bytes: Uint8Array; readonly text: null; readonly note: null }
  | { readonly bytes: null; readonly text: string; readonly note: string | null };

type ContentRules = {
  /** What it holds: `a roster`. */
  what: string;
  /** The accepted endings of its name. */
  endings: readonly string[];
  /** The refusal of any other name: `neither a CSV nor an Excel file`. */
  noneOf: string;
};

/**
 * Reads a file of a kind that can be imported.
 * @throws UnreadableFile for any other, and where it is known what it is, with how to save it as a file that can.
 */
export async function contentOf(file: File, { what, endings, noneOf }: ContentRules): Promise<FileContent> {
  checkSize(file, what);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const other = otherProgram(bytes);
  if (other !== null) throw new UnreadableFile(other);
  checkEnding(file, endings, noneOf);
  return isArchive(bytes) ? { bytes, text: null, note: null } : { bytes: null, ...decodeText(bytes) };
}

function sheetsOf(fileName: string, tables: readonly Table[], { isHeading, maxRows }: SheetRules): ReadSheets {
  const found = tables
    .flatMap((table) => toSheet(table, isHeading) ?? [])
    .sort((one, other) => Number(one.sheet.isHidden) - Number(other.sheet.isHidden));
  const [first, ...others] = found.filter(({ rowCount }) => rowCount <= maxRows);
  const tooLong = found
    .filter(({ rowCount }) => rowCount > maxRows)
    .map(({ sheet: { name }, rowCount }) => {
      const what = name === null ? 'The file' : `Sheet ${name}`;
      return `${what} has ${rowCount} rows; at most ${maxRows} can be imported at once.`;
    });
  if (!first) {
    const noRows = `${fileName} has no rows below its headings. The first row names the columns.`;
    const formulas = tables.reduce((sum, { uncalculated }) => sum + uncalculated.length, 0);
    const noResults =
      formulas > 0 ? `This file has formulas without results (${counted(formulas, 'cell')}). ${SAVE_IN_EXCEL}` : null;
    throw new UnreadableFile(tooLong[0] ?? noResults ?? noRows);
  }
  return { sheets: [first, ...others], tooLong };
}

/**
 * A table with its headings, and how many rows are below them; null if there are none.
 * @throws UnreadableFile
 */
function toSheet(table: Table, isHeading: IsHeading): (ReadSheet & { rowCount: number }) | null {
  const { name, isHidden, rows: filled, filledRows, dates, hiddenRows, hiddenColumns, uncalculated } = table;
  const isKnown = (text: string) => text.length <= HEADING_MAX_LENGTH && isHeading(text);
  const known = ({ cells }: FileRow) => cells.filter(isKnown).length;
  const found = filled.slice(0, HEADINGS_WITHIN_ROWS).findIndex((row) => known(row) >= HEADINGS_MIN);
  const titles = Math.max(found, 0);
  table.fillMerged(filled[titles]?.row ?? 0);
  const [headings, ...rows] = filled.slice(titles);
  if (!headings || rows.length === 0) return null;
  // Widths are not checked without known headings, as the first row may be a title, nor in Excel, where cells cannot shift.
  if (found >= 0 && name === null) checkWidths(headings, rows);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), headings.cells.length);
  const shown = headings.cells.map((text) =>
    text.length <= HEADING_MAX_LENGTH ? text : `${text.slice(0, HEADING_MAX_LENGTH)}…`,
  );
  const padded = [...shown, ...Array.from({ length: width - shown.length }, () => '')];
  return {
    sheet: {
      name,
      isHidden,
      above: filled.slice(0, titles),
      headings: { ...headings, cells: padded },
      rows,
      hiddenRows: hiddenRows.filter((row) => row > headings.row),
      hiddenColumns,
      dayOrder: commonOrder(dates),
      uncalculated: uncalculated.filter(({ row }) => row > headings.row),
    },
    dates,
    rowCount: filledRows - titles - 1,
  };
}

function commonOrder(dates: readonly DateCell[]): DateCell['order'] {
  const orders = new Set(dates.flatMap(({ order }) => order ?? []));
  const [order = null] = orders;
  return orders.size === 1 ? order : null;
}

/**
 * Checks that no line of a CSV file has more cells than its headings: what was meant for one is then in the next. A column without a heading
 * has a blank one, as spreadsheets save it.
 * @throws UnreadableFile
 */
function checkWidths(headings: FileRow, rows: readonly FileRow[]): void {
  const broken = rows.find(({ cells }) => cells.slice(headings.cells.length).some((text) => text !== ''));
  if (broken) {
    throw new UnreadableFile(
      `Row ${broken.row} has more cells than there are headings. A text with commas must stand in quotation marks.`,
    );
  }
}
