import { unitFieldName, dodIdField } from '../../../domain/policy/unitFields.ts';
import { dataOf } from '../../app/api/dataOf.ts';
import { ExportMenu } from '../../app/tables/export/ExportMenu.tsx';
import { useFieldRules } from '../../components/PolicyContext.ts';
import { rosterColumnsOf } from '../import/rosterFile.ts';
import { useExportDodIdsMutation } from './DodIdExport.generated.ts';
import { fileRecord, type RosterPerson } from './rosterPerson.ts';

/** The file of everybody with their DoD IDs, where the unit keeps them. It is the only way to the whole numbers, and told in the history of the unit. */
export function DodIdExport({ everybody }: { everybody: readonly RosterPerson[] }) {
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
      action="Export with DoD IDs"
      label="records with DoD IDs"
      columns={[...rosterColumnsOf(unit), dodIds]}
      rows={readRows}
    />
  );
}
