import type { UnitFields } from '../../../../domain/policy/unit.ts';
import { ExportMenu } from '../../../app/tables/export/ExportMenu.tsx';
import type { ExportColumn } from '../../../app/tables/export/exportColumn.ts';
import { useUnitFields } from '../../../components/PolicyContext.ts';
import { rosterColumnsOf } from '../import/rosterFile.ts';
import { DodIdExport } from './DodIdExport.tsx';
import { IN_NAME, type RosterColumn } from './rosterColumns.ts';
import type { RosterPerson } from './rosterPerson.ts';

type RosterExportProps = {
  columns: readonly RosterColumn[];
  /** Whom the view lists, as they are sorted. */
  people: readonly RosterPerson[];
  everybody: readonly RosterPerson[];
};

/**
 * Files of the roster, with the headings by which an import knows its columns: as it is shown, or all fields of everybody. Either can be changed in
 * a spreadsheet and imported again.
 */
export function RosterExport({ columns, people, everybody }: RosterExportProps) {
  const unit = useUnitFields();
  return (
    <>
      <ExportMenu action="Export view" label="roster" columns={viewColumns(columns, unit)} rows={people} />
      <ExportMenu
        action="Export everything"
        label="records"
        columns={rosterColumnsOf(unit)}
        rows={everybody.map(({ record }) => record)}
      />
      <DodIdExport everybody={everybody} />
    </>
  );
}

/** The columns of a file of the view: the parts of the name, by which an import finds the people, then those that are shown. */
export function viewColumns(columns: readonly RosterColumn[], unit: UnitFields): readonly ExportColumn<RosterPerson>[] {
  const names = rosterColumnsOf(unit).filter(({ field }) => IN_NAME.includes(field));
  return [
    ...names.map(({ header, exported }) => ({ header, exported: ({ record }: RosterPerson) => exported(record) })),
    ...columns
      .filter(({ field, isInPart = false }) => !isInPart && (field === null || !IN_NAME.includes(field)))
      .map(({ exported }) => exported),
  ];
}
