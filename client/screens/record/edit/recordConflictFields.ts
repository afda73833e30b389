import { FIELDS, fieldsIn } from '../../../../domain/record/fields.ts';
import { valueText } from '../../../components/changeText.ts';
import type { ConflictField } from '../../../components/form/ConflictChoices.tsx';
import { assignmentText } from '../../../components/soldierText.ts';
import type { SoldierValues } from '../form/soldierValues.ts';

/** Section, team and role depend on each other: they are kept or taken together. */
const assignment: ConflictField<SoldierValues> = {
  label: 'Assignment',
  fields: ['section', 'team', 'role'],
  text: assignmentText,
};

/** The fields of a record as a conflict lists them. */
export const recordConflictFields: readonly ConflictField<SoldierValues>[] = fieldsIn(
  'name',
  'dates',
  'assignment',
  'scores',
  'education',
).flatMap((field) => {
  if (field === 'section') return [assignment];
  if (field === 'team' || field === 'role') return [];
  const text = ({ [field]: value }: SoldierValues) => valueText(field, value === '' ? null : String(value));
  return [{ label: FIELDS[field].label, fields: [field], text }];
});
