import type { DateCell, FileRow } from '../sheetFile.ts';
import type { CellCounter } from './CellCounter.ts';

/** The rows of a table as they are read. Only the first are kept; how many there are is counted, so that it can be told. */
export class Table {
  /** The first rows that are not blank. */
  readonly rows: FileRow[] = [];
  readonly dates: DateCell[] = [];
  /** How many rows are not blank. */
  filledRows = 0;

  /**
   * @param name that of the sheet; null in a file without sheets
   * @param isHidden whether Excel does not show the sheet
   */
  constructor(
    readonly name: string | null,
    readonly isHidden: boolean,
    private readonly keepRows: number,
    private readonly counter: CellCounter,
  ) {}

  /** @throws UnreadableFile */
  add(row: number, cells: readonly string[], dates: readonly DateCell[] = []): void {
    if (cells.every((text) => text === '')) return;
    this.filledRows += 1;
    if (this.rows.length >= this.keepRows) return;
    this.counter.row(row, cells);
    this.rows.push({ row, cells });
    this.dates.push(...dates);
  }
}
