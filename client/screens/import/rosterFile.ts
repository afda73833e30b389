import { UnitFieldKind, isUnitFieldName } from '../../../domain/policy/unitFields.ts';
import type { Policy } from '../../../domain/policy/policy.ts';
import type { FieldRules } from '../../../domain/policy/unit.ts';
import {
  type AnyName,
  passFailLabel,
  type RecordFields,
  type Row,
  rowOf,
  rowsOf,
} from '../../../domain/record/fields.ts';
import { type ScoreTests, withTest } from '../../../domain/record/scoreTests.ts';
import { ownText } from '../../../domain/record/ownFields.ts';
import { columnLabels } from '../../../domain/roster/headings.ts';
import type { StaffRights } from '../../../domain/permissions.ts';
import { fieldOf, rosterColumns } from '../../../domain/roster/rosterRow.ts';
import type { ExportColumn, ExportValue } from '../../app/tables/export/exportColumn.ts';
import { roleText } from '../../components/soldierText.ts';

/** A record in a file, with whether its role waits for approval and of which tests its scores are. */
export type FileRecord = RecordFields &
  Pick<StaffRights, 'awaitsStaffApproval'> &
  Pick<ScoreTests, 'acftTest' | 'm4Test'>;

/** A column of the file that holds a field of the record. */
export type FileField = ExportColumn<FileRecord> & { readonly field: AnyName; readonly row: Row };

/**
 * The columns of a roster of everybody, as an import reads them: one that is imported unchanged changes nothing. Without that of DoD IDs, of which the
 * screens know the last four digits alone.
 */
export function rosterColumnsOf(unit: FieldRules): readonly FileField[] {
  return fieldsInFiles(unit).filter((field) => !isDodId(field));
}

/** Whether a column holds DoD IDs. */
export function isDodId({ row }: Pick<FileField, 'row'>): boolean {
  return row.kind === 'own' && row.unitField.kind === UnitFieldKind.DOD_ID;
}

/** The same with that of DoD IDs. */
export function fieldsInFiles(unit: FieldRules): readonly FileField[] {
  const [labels, rows] = [columnLabels(unit), rowsOf(unit)];
  return rosterColumns(unit).flatMap((column) => {
    // Each course has a column of its own.
    if (column === 'courses') return [];
    const field = isUnitFieldName(column) ? column : fieldOf(column);
    const row = rowOf(rows, field);
    if (row === null) return [];
    const exported = (record: FileRecord) =>
      field === 'role' ? roleText(record) : withItsTest(field, record, cellOf(row, record[field] ?? null), unit.policy);
    return [{ field, row, header: labels.get(column) ?? row.label, exported }];
  });
}

/** A score, or a pass, with its test where that is not the one that the unit takes: `540 (ACFT)`. */
function withItsTest(
  field: AnyName,
  { acftTest, m4Test }: FileRecord,
  cell: ExportValue,
  { fitnessTest, rifleTest }: Policy,
): ExportValue {
  if (cell === '' || typeof cell === 'object') return cell;
  if (field === 'm4Qual' && m4Test !== rifleTest.name) return withTest(String(cell), m4Test);
  const isFitness = field === 'acftScore' || field === 'acftPass';
  return isFitness && acftTest !== fitnessTest.name ? withTest(String(cell), acftTest) : cell;
}

/** What a cell of the file holds for a field's value; '' for none. */
export function cellOf(row: Row, value: string | number | boolean | null): ExportValue {
  if (value === null) return '';
  switch (row.kind) {
    case 'choice':
      return row.shown[String(value)] ?? String(value);
    case 'day':
      return { day: String(value) };
    case 'yesNo':
      return value === true ? 'Yes' : 'No';
    case 'passFail':
      return value === true ? passFailLabel.true : passFailLabel.false;
    case 'own':
      return ownCell(row.unitField.kind, String(value));
    case 'name':
    case 'number':
      return typeof value === 'number' ? value : String(value);
  }
}

function ownCell(kind: UnitFieldKind, value: string): ExportValue {
  if (kind === UnitFieldKind.NUMBER) return Number(value);
  return kind === UnitFieldKind.DAY ? { day: value } : ownText(kind, value);
}
