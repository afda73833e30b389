import { isPerson, type RosterRow } from '../arranged.ts';
import type { RosterColumn } from '../rosterColumns.ts';
import type { Typed } from './CellSaves.ts';

/** A cell and what ends it. One within quotation marks may hold line breaks and tabs; any other that begins with one is a text like others. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gy;

/** The cells of a text that was copied from a spreadsheet: lines, and tabs between the cells of a line. */
export function cellsIn(text: string): readonly (readonly string[])[] {
  const whole = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  let line: string[] = [];
  const lines = [line];
  for (const [, quoted, plain = '', end] of whole.matchAll(CELL)) {
    line.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') break;
    if (end === '\n') {
      line = [];
      lines.push(line);
    }
  }
  return lines;
}

/** What a paste changes, and what of it there is nobody for. */
type Pasted = {
  readonly typed: readonly Typed[];
  /** How many lines that say something are beyond the last person. */
  readonly beyond: number;
};

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
): Pasted {
  const people = rows.slice(at.row).filter(isPerson);
  const typed = cells.flatMap((line, below) => {
    const person = people[below];
    if (!person) return [];
    return line.flatMap((text, beside): Typed[] => {
      const column = columns[at.column + beside];
      return column && isEdited(column) && text !== '' ? [{ person, column, text }] : [];
    });
  });
  const beyond = cells.slice(people.length).filter((line) => line.some((text) => text !== ''));
  return { typed, beyond: beyond.length };
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
