import type { FieldRules } from '../../../domain/policy/unit.ts';
import type { ExportColumn } from '../../app/tables/export/exportColumn.ts';
import { PAST_ETS_COLUMN } from '../../app/tables/export/personColumns.ts';
import { rosterColumnsOf } from '../import/rosterFile.ts';
import { IN_NAME, type RosterColumn } from './rosterColumns.ts';
import { fileRecord, type RosterPerson } from './rosterPerson.ts';

/** Beside the name on the screen. */
const PAST_ETS: ExportColumn<RosterPerson> = {
  ...PAST_ETS_COLUMN,
  exported: ({ soldier }) => PAST_ETS_COLUMN.exported(soldier),
};

/** The columns of a file of the view: the parts of the name, by which an import finds the people, then those that are shown, and who is past their ETS. */
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
