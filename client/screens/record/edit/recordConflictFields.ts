import { fieldsOf } from '../../../app/forms/edit/fields.ts';
import { valueText } from '../../../components/changeText.ts';
import type { ConflictField } from '../../../components/form/ConflictChoices.tsx';
import { assignmentText, soldierFieldLabel } from '../../../components/soldierText.ts';
import type { SoldierValues } from '../form/soldierValues.ts';

/** Section, team and role depend on each other: they are kept or taken together. */
const assignment: ConflictField<SoldierValues> = {
  label: 'Assignment',
  fields: ['section', 'team', 'role'],
  text: assignmentText,
};

/** The fields of a record as a conflict lists them, in the order of the form. */
export const recordConflictFields: readonly ConflictField<SoldierValues>[] = fieldsOf(soldierFieldLabel).flatMap(
  (field) => {
    if (field === 'section') return [assignment];
    if (field === 'team' || field === 'role') return [];
    const text = ({ [field]: value }: SoldierValues) => valueText(field, value === '' ? null : String(value));
    return [{ label: soldierFieldLabel[field], fields: [field], text }];
  },
);
