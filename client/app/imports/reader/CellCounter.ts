import {
  CELL_MAX_LENGTH,
  COLUMNS_MAX,
  FILLED_CELLS_MAX,
  KEPT_CELLS_MAX,
  TEXT_MAX_LENGTH,
} from '../../../../domain/imports/fileLimits.ts';
import { columnLetter } from '../sheetFile.ts';
import { UnreadableFile } from '../UnreadableFile.ts';

const LEAVE_OUT = "Remove what you don't want to import.";
const grouped = (number: number): string => number.toLocaleString('en-US');

/** Counts what is kept of a file during reading, and refuses the file as soon as it is too much. */
export class CellCounter {
  private filled = 0;
  private kept = 0;
  private length = 0;

  /**
   * Counts the cells of a row that isn't blank.
   * @throws UnreadableFile if the file has too much
   */
  row(row: number, cells: readonly string[]): void {
    this.kept += cells.findLastIndex((text) => text !== '') + 1;
    cells.forEach((text, index) => {
      if (text === '') return;
      this.place(index, row);
      this.text(text, () => `Cell ${columnLetter(index)}${row}`);
    });
    if (this.kept > KEPT_CELLS_MAX) {
      throw new UnreadableFile(`The filled cells in this file are too far apart. ${LEAVE_OUT}`);
    }
  }

  /**
   * Counts a text.
   * @param place what the sentence calls its cell: `Cell B2`
   * @throws UnreadableFile if the text is too long, or the file has too much
   */
  text(text: string, place: () => string): void {
    this.filled += 1;
    this.length += text.length;
    if (text.length > CELL_MAX_LENGTH) {
      throw new UnreadableFile(`${place()} has more than ${grouped(CELL_MAX_LENGTH)} characters.`);
    }
    if (this.filled > FILLED_CELLS_MAX) {
      throw new UnreadableFile(
        `This file has too many filled cells: more than ${grouped(FILLED_CELLS_MAX)}. ${LEAVE_OUT}`,
      );
    }
    if (this.length > TEXT_MAX_LENGTH) {
      throw new UnreadableFile(
        `This file has too much text: more than ${grouped(TEXT_MAX_LENGTH)} characters. ${LEAVE_OUT}`,
      );
    }
  }

  /**
   * Checks the column of a cell that isn't blank.
   * @throws UnreadableFile if it is beyond the last column that is read
   */
  place(index: number, row: number): void {
    if (index < COLUMNS_MAX) return;
    throw new UnreadableFile(
      `Cell ${columnLetter(index)}${row} isn't empty, but columns beyond ${columnLetter(COLUMNS_MAX - 1)} can't be read. ${LEAVE_OUT}`,
    );
  }
}
