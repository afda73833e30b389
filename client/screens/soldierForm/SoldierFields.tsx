import { Stack } from '@mantine/core';
import { type FormProblem, messageFor } from '../../components/form/problem.ts';
import type { RoleHolder } from '../../components/form/rightsNote.ts';
import { soldierFieldLabel } from '../../components/soldierText.ts';
import { AssignmentFields } from './AssignmentFields.tsx';
import { DateFields } from './DateFields.tsx';
import { EducationFields } from './EducationFields.tsx';
import { NameFields } from './NameFields.tsx';
import { ScoreFields } from './ScoreFields.tsx';
import type { SoldierValues } from './soldierValues.ts';

/** What each group of fields needs. */
export type SoldierFieldsProps = {
  values: SoldierValues;
  onChange: (change: Partial<SoldierValues>) => void;
  /** A field's name, label and problem. */
  field: (name: keyof SoldierValues) => { name: string; label: string; problem: string | undefined };
};

type AllFieldsProps = Pick<SoldierFieldsProps, 'values' | 'onChange'> & {
  /** Whose record it is, before the form is saved. */
  holder: RoleHolder;
  problems: readonly FormProblem[];
};

/** The fields of Add Info and Edit Info. */
export function SoldierFields({ holder, values, onChange, problems }: AllFieldsProps) {
  const group: SoldierFieldsProps = {
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
