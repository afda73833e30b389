import type { FieldRules } from '../../../../domain/policy/unit.ts';
import { unitFieldName } from '../../../../domain/policy/unitFields.ts';
import { INDEFINITE } from '../../../../domain/record/ets.ts';
import { fieldsIn, rowOf, rowsOf } from '../../../../domain/record/fields.ts';
import { fitnessText } from '../../../../domain/record/testOfScore.ts';
import { valueText } from '../../../components/changeText.ts';
import type { ConflictField } from '../../../components/form/ConflictChoices.tsx';
import { assignmentText } from '../../../components/soldierText.ts';
import { etsOf, type SoldierValues } from '../form/soldierValues.ts';

/** Section, team and role depend on each other, so they're kept or taken together. */
const assignment: ConflictField<SoldierValues> = {
  label: 'Assignment',
  fields: ['section', 'team', 'role'],
  text: assignmentText,
};

/** A date and an indefinite ETS exclude each other, so they're kept or taken together. */
const ets: ConflictField<SoldierValues> = {
  label: 'ETS',
  fields: ['ets', 'etsIndefinite'],
  text: (values) => (values.etsIndefinite ? INDEFINITE : valueText('ets', etsOf(values) || null)),
};

/** Without a score, an empty pass reads as not entered. */
function fitnessOf({ acftScore, acftPass }: SoldierValues): string {
  return fitnessText({ acftScore: acftScore === '' ? null : Number(acftScore), acftPass });
}

/** The fields of a record as a conflict lists them. */
export function recordConflictFields(unit: FieldRules): readonly ConflictField<SoldierValues>[] {
  const rows = rowsOf(unit);
  const own = unit.unitFields.map(({ id }) => unitFieldName(id));
  return [...fieldsIn('name', 'dates', 'assignment', 'scores', 'education'), ...own].flatMap((field) => {
    if (field === 'section') return [assignment];
    if (field === 'ets') return [ets];
    if (field === 'team' || field === 'role' || field === 'etsIndefinite') return [];
    const row = rowOf(rows, field);
    if (field === 'acftPass') return row ? [{ label: row.label, fields: [field], text: fitnessOf }] : [];
    const text = ({ [field]: value = '' }: SoldierValues) => valueText(field, value === '' ? null : String(value), row);
    return row ? [{ label: row.label, fields: [field], text }] : [];
  });
}
