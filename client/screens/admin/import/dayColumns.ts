import { DAY_FIELDS } from '../../../../domain/record/fields.ts';
import type { FileSheet } from '../../../app/imports/sheetFile.ts';
import type { FileColumn, Mapping } from './columns.ts';

const DAY_COLUMNS: readonly (FileColumn | null)[] = DAY_FIELDS;

export function isDayColumn(column: FileColumn | null): boolean {
  return DAY_COLUMNS.includes(column);
}

/** Every text in the date columns. */
export function dayTexts({ rows }: FileSheet, mapping: Mapping): string[] {
  return rows.flatMap(({ cells }) => cells.filter((_, index) => isDayColumn(mapping[index] ?? null)));
}
