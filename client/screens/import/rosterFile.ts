import type { StaffRights } from '../../../domain/permissions.ts';
import type { Policy } from '../../../domain/policy/policy.ts';
import type { FieldRules } from '../../../domain/policy/unit.ts';
import { isUnitFieldName } from '../../../domain/policy/unitFields.ts';
import { kindOf } from '../../../domain/record/fieldKinds.ts';
import { type AnyName, type RecordFields, type Row, rowOf, rowsOf } from '../../../domain/record/fields.ts';
import { type ScoreTests, withTest } from '../../../domain/record/testOfScore.ts';
import { columnLabels } from '../../../domain/roster/headings.ts';
import { fieldOf, rosterColumns } from '../../../domain/roster/rosterRow.ts';
import type { ExportColumn, ExportValue } from '../../app/tables/export/exportColumn.ts';
import { roleText } from '../../components/soldierText.ts';

/** A record in a file, with the tests of its scores and whether its role waits for approval. */
export type FileRecord = RecordFields &
  Pick<StaffRights, 'awaitsStaffApproval'> &
  Pick<ScoreTests, 'acftTest' | 'm4Test'>;

/** A column of the file that holds a field of the record. */
export type FileField = ExportColumn<FileRecord> & { readonly field: AnyName; readonly row: Row };

/**
 * The columns of a roster of everyone, as an import reads them. Importing an unchanged file changes nothing. Without DoD IDs: the screens
 * know only their last four digits.
 */
export function rosterColumnsOf(unit: FieldRules): readonly FileField[] {
  return fieldsInFiles(unit).filter((field) => !isDodId(field));
}

/** Whether a column holds DoD IDs. */
export function isDodId({ row }: Pick<FileField, 'row'>): boolean {
  return row.kind === 'own' && row.unitField.kind === 'DOD_ID';
}

/** All columns, including DoD IDs. */
export function fieldsInFiles(unit: FieldRules): readonly FileField[] {
  const [labels, rows] = [columnLabels(unit), rowsOf(unit)];
  return rosterColumns(unit).flatMap((column) => {
    // Each course has a column of its own.
    if (column === 'courses') return [];
    const field = isUnitFieldName(column) ? column : fieldOf(column);
    const row = rowOf(rows, field);
    if (row === null) return [];
    const { cell } = kindOf(row);
    const exported = (record: FileRecord) => {
      if (field === 'role') return roleText(record);
      const value = record[field] ?? null;
      return value === null ? '' : withItsTest(field, record, cell(value), unit.policy);
    };
    return [{ field, row, header: labels.get(column) ?? row.label, exported }];
  });
}

/** A score or a pass, followed by its test if the unit now uses another one: `540 (ACFT)`. */
function withItsTest(
  field: AnyName,
  { acftTest, m4Test }: FileRecord,
  cell: ExportValue,
  { fitnessTest, rifleTest }: Policy,
): ExportValue {
  if (typeof cell === 'object') return cell;
  if (field === 'm4Qual' && m4Test !== rifleTest.name) return withTest(String(cell), m4Test);
  const isFitness = field === 'acftScore' || field === 'acftPass';
  return isFitness && acftTest !== fitnessTest.name ? withTest(String(cell), acftTest) : cell;
}
