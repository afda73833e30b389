import { matchKey } from '../../../domain/imports/importTexts.ts';
import type { FieldRules } from '../../../domain/policy/unit.ts';
import { isNeverRead, knownHeadings } from '../../../domain/roster/headings.ts';
import type { FileRow, FileSheet } from '../../app/imports/sheetFile.ts';
import type { Mapping } from './columns.ts';
import { linesOf } from './rosterLines.ts';

/** A column's heading and its place in the sheet. */
export type SheetColumn = { readonly heading: string; readonly index: number };

/** The columns with a heading or content. */
export function usedColumns(sheet: FileSheet): SheetColumn[] {
  return sheet.headings.cells.flatMap((heading, index) =>
    heading === '' && isBlankColumn(sheet, index) ? [] : [{ heading, index }],
  );
}

export function isBlankColumn({ rows, uncalculated }: FileSheet, index: number): boolean {
  const isUncalculated = uncalculated.some(({ column }) => column === index);
  return !isUncalculated && rows.every(({ cells }) => (cells[index] ?? '') === '');
}

/** Headings of row numbers, in letters and digits only: `#` has none. */
const OF_ROW_NUMBERS = ['', 'NO', 'NR', 'NUM', 'NUMBER', 'SEQ', 'LINE', 'LN', 'ROW', 'ITEM', 'SN'];

/** Whether a column only numbers the people: 1, 2, 3. */
function isRowNumber(people: readonly FileRow[], { heading, index }: SheetColumn): boolean {
  return (
    OF_ROW_NUMBERS.includes(matchKey(heading)) && people.every(({ cells }, place) => cells[index] === String(place + 1))
  );
}

/** How the columns of a sheet are understood. */
export type ColumnCounts = {
  readonly all: number;
  readonly imported: number;
  /** How many hold what is never read, such as a weight. */
  readonly never: number;
  /** How many only number the people. */
  readonly numbers: number;
  /** The places of the others. */
  readonly unknown: readonly number[];
};

export function columnCounts(sheet: FileSheet, mapping: Mapping, unit: FieldRules): ColumnCounts {
  const columnFor = knownHeadings(unit);
  const { people } = linesOf(sheet, mapping);
  const columns = usedColumns(sheet);
  const left = columns.filter(({ index }) => (mapping[index] ?? null) === null);
  const never = left.filter(({ heading }) => isNeverRead(heading, columnFor));
  const numbers = left.filter((column) => !never.includes(column) && isRowNumber(people, column));
  return {
    all: columns.length,
    imported: columns.length - left.length,
    never: never.length,
    numbers: numbers.length,
    unknown: left.filter((column) => ![...never, ...numbers].includes(column)).map(({ index }) => index),
  };
}
