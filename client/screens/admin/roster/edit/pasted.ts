import { isPerson, type RosterRow } from '../arranged.ts';
import type { RosterColumn } from '../rosterColumns.ts';
import type { Typed } from './CellSaves.ts';

/** The cells of a text that was copied from a spreadsheet: lines, and tabs between the cells of a line. */
export function cellsIn(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

/**
 * What is pasted at a cell: downward, person by person, and to the right, column by column. A blank cell changes nothing, nor does one in a column that
 * is not edited here.
 * @param at the row and the column where it begins
 */
export function pastedAt(
  cells: readonly (readonly string[])[],
  rows: readonly RosterRow[],
  columns: readonly RosterColumn[],
  at: { readonly row: number; readonly column: number },
): readonly Typed[] {
  const people = rows.slice(at.row).filter(isPerson);
  return cells.flatMap((line, below) => {
    const person = people[below];
    if (!person) return [];
    return line.flatMap((text, beside): Typed[] => {
      const column = columns[at.column + beside];
      return column && isEdited(column) && text !== '' ? [{ person, column, text }] : [];
    });
  });
}

/** The fields of a place in the unit, which Reassign changes. */
const PLACE = ['section', 'team', 'role'];

/** Whether the column's cells are changed in the table. */
export function isEdited({ field, isInPart = false }: RosterColumn): boolean {
  return field !== null && !isInPart && !PLACE.includes(field);
}

/** Whether the column is about a place in the unit. */
export function isPlace({ field }: RosterColumn): boolean {
  return field !== null && PLACE.includes(field);
}
