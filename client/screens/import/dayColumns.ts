import type { FieldRules } from '../../../domain/policy/unit.ts';
import { KINDS } from '../../../domain/policy/unitFieldKinds.ts';
import { unitFieldName } from '../../../domain/policy/unitFields.ts';
import { DAY_FIELDS } from '../../../domain/record/fields.ts';
import type { FileColumn } from '../../../domain/roster/headings.ts';
import type { FileSheet } from '../../app/imports/sheetFile.ts';
import type { Mapping } from './columns.ts';

/** The columns that hold dates. */
export function dayColumns({ unitFields }: Pick<FieldRules, 'unitFields'>): ReadonlySet<FileColumn | null> {
  const own = unitFields.filter(({ kind }) => KINDS[kind].isDay).map(({ id }) => unitFieldName(id));
  return new Set<FileColumn | null>([...DAY_FIELDS, ...own, 'doneOn', 'expiresOn']);
}

/** Every text in the date columns. */
export function dayTexts({ rows }: FileSheet, mapping: Mapping, unit: Pick<FieldRules, 'unitFields'>): string[] {
  const days = dayColumns(unit);
  return rows.flatMap(({ cells }) => cells.filter((_, index) => days.has(mapping[index] ?? null)));
}
