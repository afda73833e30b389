import { KINDS } from '../../../domain/policy/columnKinds.ts';
import { columnName } from '../../../domain/policy/columns.ts';
import type { UnitFields } from '../../../domain/policy/unit.ts';
import { DAY_FIELDS } from '../../../domain/record/fields.ts';
import type { FileColumn } from '../../../domain/roster/headings.ts';
import type { FileSheet } from '../../app/imports/sheetFile.ts';
import type { Mapping } from './columns.ts';

/** The columns that hold days. */
export function dayColumns({ columns }: Pick<UnitFields, 'columns'>): ReadonlySet<FileColumn | null> {
  const own = columns.filter(({ kind }) => KINDS[kind].isDay).map(({ id }) => columnName(id));
  return new Set<FileColumn | null>([...DAY_FIELDS, ...own, 'doneOn', 'expiresOn']);
}

/** Every text in the date columns. */
export function dayTexts({ rows }: FileSheet, mapping: Mapping, unit: Pick<UnitFields, 'columns'>): string[] {
  const days = dayColumns(unit);
  return rows.flatMap(({ cells }) => cells.filter((_, index) => days.has(mapping[index] ?? null)));
}
