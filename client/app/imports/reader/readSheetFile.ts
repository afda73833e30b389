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

/** The headings have to be within this many rows. There may be a title above them. */
const HEADINGS_WITHIN_ROWS = 20;
/** The longest text that counts as a heading, in characters. */
const HEADING_MAX_LENGTH = 100;

type SheetRules = {
  isHeading: IsHeading;
  /** The most rows that one import may have. */
  maxRows: number;
};

/** A table, and its cells that show dates. */
export type ReadSheet = { readonly sheet: FileSheet; readonly dates: readonly DateCell[] };

/** The tables of a file. */
export type ReadSheets = {
  /** At least one, each with rows. Sheets that Excel hides come last. */
  readonly sheets: readonly [ReadSheet, ...ReadSheet[]];
  /** A sentence for each sheet with too many rows for one import. `sheets` doesn't include them. */
  readonly tooLong: readonly string[];
};

/**
 * The tables of an Excel file.
 * @throws UnreadableFile if it has none that can be imported
 */
export function readWorkbook(name: string, bytes: Uint8Array, rules: SheetRules): ReadSheets {
  const tables = readXlsx(bytes, { keepRows: keptRows(rules), counter: new CellCounter() });
  return sheetsOf(name, tables, rules);
}

/**
 * The table of a CSV file.
 * @throws UnreadableFile if it can't be imported
 */
export function readTable(name: string, text: string, rules: SheetRules): ReadSheets {
  const { isHeading } = rules;
  const table = readCsv(text, { isHeading, keepRows: keptRows(rules), counter: new CellCounter() });
  return sheetsOf(name, [table], rules);
}

/** One row more than an import may have, besides titles and headings, so that too many rows are noticed. */
const keptRows = ({ maxRows }: SheetRules): number => HEADINGS_WITHIN_ROWS + maxRows + 1;

/** A file's content, recognized by its bytes and not its name: an Excel file's bytes, or a text with a note about its encoding. */
export type FileContent =
  | { readonly bytes: Uint8Array; readonly text: null; readonly note: null }
  | { readonly bytes: null; readonly text: string; readonly note: string | null };

type ContentRules = {
  /** The file's content: `a roster`. */
  what: string;
  /** The accepted file name endings. */
  endings: readonly string[];
  /** What any other file is called: `neither a CSV nor an Excel file`. */
  noneOf: string;
};

/**
 * Reads a file of a kind that can be imported.
 * @throws UnreadableFile for any other kind. If the program is known, the message says how to save a file that can be imported.
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
      return `${what} has ${rowCount} rows. One import can have at most ${maxRows}.`;
    });
  if (!first) {
    const noRows = `${fileName} has no rows below its headings. Put the column names in the first row.`;
    const formulas = tables.reduce((sum, { uncalculated }) => sum + uncalculated.length, 0);
    const noResults =
      formulas > 0 ? `This file has formulas without results (${counted(formulas, 'cell')}). ${SAVE_IN_EXCEL}` : null;
    throw new UnreadableFile(tooLong[0] ?? noResults ?? noRows);
  }
  return { sheets: [first, ...others], tooLong };
}

/**
 * A table with its headings, and the number of rows below them; null if there are no rows.
 * @throws UnreadableFile if a row has more cells than the headings
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
  // Not checked without known headings, because the first row may be a title; nor in Excel, where cells can't shift.
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
 * Checks that no line of a CSV file has more cells than the headings: a text was split, and cells have shifted. A column without a heading
 * has a blank one, as spreadsheets save it.
 * @throws UnreadableFile if a line has more
 */
function checkWidths(headings: FileRow, rows: readonly FileRow[]): void {
  const broken = rows.find(({ cells }) => cells.slice(headings.cells.length).some((text) => text !== ''));
  if (broken) {
    throw new UnreadableFile(
      `Row ${broken.row} has more cells than the headings. Put text that has commas in quotation marks.`,
    );
  }
}
