import { Stack } from '@mantine/core';
import { type FormProblem, messageFor } from '../../../components/form/problem.ts';
import type { RoleHolder } from '../../../components/form/rightsNote.ts';
import { soldierFieldLabel } from '../../../components/soldierText.ts';
import { AssignmentFields } from './AssignmentFields.tsx';
import { DateFields } from './DateFields.tsx';
import { EducationFields } from './EducationFields.tsx';
import type { FieldGroupProps } from './fieldGroupProps.ts';
import { NameFields } from './NameFields.tsx';
import { ScoreFields } from './ScoreFields.tsx';

type SoldierFieldsProps = Pick<FieldGroupProps, 'values' | 'onChange'> & {
  /** The soldier as stored, before the form is saved. */
  holder: RoleHolder;
  problems: readonly FormProblem[];
};

/** The fields of Add Info and Edit Info. */
export function SoldierFields({ holder, values, onChange, problems }: SoldierFieldsProps) {
  const group: FieldGroupProps = {
    values,
    onChange,
    field: (name) => ({ name, label: soldierFieldLabel[name], problem: messageFor(problems, name) }),
  };
  return (
    <Stack gap="xl" pt="sm">
      <NameFields {...group} />
      <AssignmentFields {...group} holder={holder} />
      <ScoreFields {...group} />
      <DateFields {...group} />
      <EducationFields {...group} />
    </Stack>
  );
}
