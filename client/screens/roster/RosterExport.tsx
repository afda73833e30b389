import { unitFieldName, dodIdField } from '../../../domain/policy/unitFields.ts';
import { dataOf } from '../../app/api/dataOf.ts';
import { ExportMenu } from '../../app/tables/export/ExportMenu.tsx';
import { useFieldRules } from '../../components/PolicyContext.ts';
import { rosterColumnsOf } from '../import/rosterFile.ts';
import type { RosterColumn } from './rosterColumns.ts';
import { useExportDodIdsMutation } from './RosterExport.generated.ts';
import { fileRecord, type RosterPerson } from './rosterPerson.ts';
import { viewColumns } from './viewColumns.ts';

type RosterExportProps = {
  columns: readonly RosterColumn[];
  /** The people that the view lists, in its order. */
  people: readonly RosterPerson[];
  everybody: readonly RosterPerson[];
};

/**
 * Files of the roster, with headings that an import recognizes: the current view, or all fields of everyone. Both can be changed in a
 * spreadsheet and imported again.
 */
export function RosterExport({ columns, people, everybody }: RosterExportProps) {
  const unit = useFieldRules();
  return (
    <>
      <ExportMenu isEntry action="Export view" label="roster" columns={viewColumns(columns, unit)} rows={people} />
      <ExportMenu
        isEntry
        action="Export everything"
        label="records"
        columns={rosterColumnsOf(unit)}
        rows={everybody.map(fileRecord)}
      />
      <DodIdExport everybody={everybody} />
    </>
  );
}

/**
 * The file of everyone with their DoD IDs, if the unit keeps them. It's the only way to see whole numbers, and the unit's history records
 * each export.
 */
function DodIdExport({ everybody }: { everybody: readonly RosterPerson[] }) {
  const unit = useFieldRules();
  const [exportDodIds] = useExportDodIdsMutation();
  const unitField = dodIdField(unit.unitFields);
  if (!unitField) return null;
  const field = unitFieldName(unitField.id);

  async function readRows() {
    const dodIds = new Map(dataOf(await exportDodIds()).exportDodIds.map(({ soldierId, dodId }) => [soldierId, dodId]));
    const rows = everybody.map((person) => ({ ...fileRecord(person), [field]: dodIds.get(person.id) ?? null }));
    return { rows, isWhole: true };
  }

  const dodIds = { header: unitField.label, exported: (record: RosterPerson['record']) => record[field] ?? '' };
  return (
    <ExportMenu
      isEntry
      action="Export with DoD IDs"
      label="records with DoD IDs"
      columns={[...rosterColumnsOf(unit), dodIds]}
      rows={readRows}
    />
  );
}
