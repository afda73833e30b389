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
  return { typed, beyond: linesBeyond(cells, people.length) };
}

/** Whether a text is the heading of a column: as the table has it, or as files have it. */
export function isHeadingOf(text: string, { header, exported, field }: RosterColumn, unit: FieldRules): boolean {
  const key = matchKey(text);
  if (key === '') return false;
  if ([header, exported.header].some((name) => matchKey(name) === key)) return true;
  const known = knownHeadings(unit)(text);
  if (known === null || isUnitFieldName(known)) return known !== null && known === field;
  if (!isOneOf(ROSTER_COLUMNS, known) || known === 'courses') return false;
  // Lists of scores bear the name of the test alone, as those of passes do.
  return fieldOf(known) === field || (known === 'acftPass' && field === 'acftScore');
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
