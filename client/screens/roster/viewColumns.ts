import type { FieldRules } from '../../../domain/policy/unit.ts';
import type { ExportColumn } from '../../app/tables/export/exportColumn.ts';
import { PAST_ETS_COLUMN } from '../../app/tables/export/personColumns.ts';
import { rosterColumnsOf } from '../import/rosterFile.ts';
import { IN_NAME, type RosterColumn } from './rosterColumns.ts';
import { fileRecord, type RosterPerson } from './rosterPerson.ts';

/** On screen this is beside the name. */
const PAST_ETS: ExportColumn<RosterPerson> = {
  ...PAST_ETS_COLUMN,
  exported: ({ soldier }) => PAST_ETS_COLUMN.exported(soldier),
};

/** A file's columns for the view: the name's parts, by which an import finds people, then the visible columns, and whether the person is past ETS. */
export function viewColumns(columns: readonly RosterColumn[], unit: FieldRules): readonly ExportColumn<RosterPerson>[] {
  const names = rosterColumnsOf(unit).filter(({ field }) => IN_NAME.includes(field));
  return [
    ...names.map(({ header, exported }) => ({
      header,
      exported: (person: RosterPerson) => exported(fileRecord(person)),
    })),
    ...columns
      .filter(({ field, isInPart = false }) => !isInPart && (field === null || !IN_NAME.includes(field)))
      .flatMap(({ exported, exportedToo }) => [exported, exportedToo ?? []].flat()),
    PAST_ETS,
  ];
}
