import { COLUMNS_MAX, FILLED_CELLS_MAX } from '../../../../domain/imports/fileLimits.ts';
import { type CellPlace, columnLetter, type DateCell, type FileRow } from '../sheetFile.ts';
import type { CellCounter } from './CellCounter.ts';

/** Cells of one column that Excel shows as one, by row. */
export type MergedCells = { readonly column: number; readonly from: number; readonly to: number };

/** What an Excel file says about a row besides its texts. */
type RowFacts = {
  readonly dates: readonly DateCell[];
  readonly uncalculated: readonly CellPlace[];
  readonly isHidden: boolean;
};

const NO_FACTS: RowFacts = { dates: [], uncalculated: [], isHidden: false };

/** A table's rows during reading. It keeps only the first ones, but counts all of them for the message. */
export class Table {
  /** The first rows that aren't blank. */
  readonly rows: FileRow[] = [];
  readonly dates: DateCell[] = [];
  /** Numbers of the kept rows that Excel hides. */
  readonly hiddenRows: number[] = [];
  readonly hiddenColumns: number[] = [];
  /** Cells with a formula whose result isn't in the file. Their row may be blank otherwise. */
  readonly uncalculated: CellPlace[] = [];
  /** How many rows aren't blank. */
  filledRows = 0;
  private readonly merged: MergedCells[] = [];

  /**
   * @param name the sheet's name; null in a file without sheets
   * @param isHidden whether Excel hides the sheet
   */
  constructor(
    readonly name: string | null,
    readonly isHidden: boolean,
    private readonly keepRows: number,
    private readonly counter: CellCounter,
  ) {}

  /** Marks a range of columns as hidden by Excel. */
  hideColumns(from: number, to: number): void {
    for (let column = Math.max(from, 0); column <= Math.min(to, COLUMNS_MAX - 1); column += 1) {
      if (this.hiddenColumns.length < COLUMNS_MAX) this.hiddenColumns.push(column);
    }
  }

  /** @throws UnreadableFile if the file has too much */
  add(row: number, cells: readonly string[], { dates, uncalculated, isHidden } = NO_FACTS): void {
    if (this.uncalculated.length < FILLED_CELLS_MAX) this.uncalculated.push(...uncalculated);
    if (cells.every((text) => text === '')) return;
    this.filledRows += 1;
    if (this.rows.length >= this.keepRows) return;
    this.counter.row(row, cells);
    this.rows.push({ row, cells });
    this.dates.push(...dates);
    if (isHidden) this.hiddenRows.push(row);
  }

  merge(cells: MergedCells): void {
    if (this.merged.length < FILLED_CELLS_MAX) this.merged.push(cells);
  }

  /**
   * Copies the value of merged cells, which only the first of them holds, to their other rows that aren't blank. Leaves the headings, and
   * anything above them, alone.
   * @throws UnreadableFile if the file then has too much
   */
  fillMerged(headings: number): void {
    if (this.merged.length === 0) return;
    const places = new Map(this.rows.map(({ row }, index) => [row, index]));
    const last = this.rows.at(-1)?.row ?? 0;
    for (const { column, from, to } of this.merged) {
      const text = this.rows[places.get(from) ?? -1]?.cells[column] ?? '';
      if (text === '' || from <= headings) continue;
      for (let row = from + 1; row <= Math.min(to, last); row += 1) {
        const index = places.get(row) ?? -1;
        const cells = this.rows[index]?.cells;
        if (!cells || (cells[column] ?? '') !== '') continue;
        this.counter.text(text, () => `Cell ${columnLetter(column)}${row}`);
        this.rows[index] = {
          row,
          cells: Array.from({ length: Math.max(cells.length, column + 1) }, (_, at) =>
            at === column ? text : (cells[at] ?? ''),
          ),
        };
      }
    }
  }
}
