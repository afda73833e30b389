import { matchKey } from '../../../../domain/imports/importTexts.ts';
import { isOneOf } from '../../../../domain/isOneOf.ts';
import type { FieldRules } from '../../../../domain/policy/unit.ts';
import { isUnitFieldName } from '../../../../domain/policy/unitFields.ts';
import { knownHeadings } from '../../../../domain/roster/headings.ts';
import { fieldOf, ROSTER_COLUMNS } from '../../../../domain/roster/rosterRow.ts';
import { linesBeyond } from '../../../components/paste/cellsIn.ts';
import { isPerson, type RosterRow } from '../arranged.ts';
import type { RosterColumn } from '../rosterColumns.ts';
import type { Typed } from './cells.ts';

/** The changes in a paste, and the lines left over. */
type Pasted = {
  readonly typed: readonly Typed[];
  /** How many lines with text are beyond the last person. */
  readonly beyond: number;
};

/**
 * Spreads pasted cells from a cell downward by person and rightward by column. Blank cells and columns that can't be edited here change
 * nothing.
 * @param at the row and column of the first cell
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
  return { typed, beyond: linesBeyond(cells, people.length) };
}

/** Whether a text is a column's heading, in the table or in files. */
export function isHeadingOf(text: string, { header, short, exported, field }: RosterColumn, unit: FieldRules): boolean {
  const key = matchKey(text);
  if (key === '') return false;
  if ([header, short, exported.header].some((name) => matchKey(name) === key)) return true;
  const known = knownHeadings(unit)(text);
  if (known === null || isUnitFieldName(known)) return known !== null && known === field;
  if (!isOneOf(ROSTER_COLUMNS, known) || known === 'courses') return false;
  // Lists of scores are often headed only with the test's name, and so are lists of passes.
  return fieldOf(known) === field || (known === 'acftPass' && field === 'acftScore');
}

/** The fields of a place in the unit, which are changed on Reassign. */
const PLACE = ['section', 'team', 'role'];

/** Whether the column's cells can be edited in the table. */
export function isEdited({ field, isInPart = false }: RosterColumn): boolean {
  return field !== null && !isInPart && !PLACE.includes(field);
}

/** Whether the column is part of a place in the unit. */
export function isPlace({ field }: RosterColumn): boolean {
  return field !== null && PLACE.includes(field);
}
