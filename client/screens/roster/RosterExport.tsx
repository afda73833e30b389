import { ExportMenu } from '../../app/tables/export/ExportMenu.tsx';
import { useFieldRules } from '../../components/PolicyContext.ts';
import { rosterColumnsOf } from '../import/rosterFile.ts';
import { DodIdExport } from './DodIdExport.tsx';
import type { RosterColumn } from './rosterColumns.ts';
import { fileRecord, type RosterPerson } from './rosterPerson.ts';
import { viewColumns } from './viewColumns.ts';

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
  const unit = useFieldRules();
  return (
    <>
      <ExportMenu action="Export view" label="roster" columns={viewColumns(columns, unit)} rows={people} />
      <ExportMenu
        action="Export everything"
        label="records"
        columns={rosterColumnsOf(unit)}
        rows={everybody.map(fileRecord)}
      />
      <DodIdExport everybody={everybody} />
    </>
  );
}
