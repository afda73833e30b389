import { Checkbox } from '@mantine/core';
import type { Course } from '../../../domain/values.ts';
import { fieldProps } from '../../components/form/fieldProps.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { SoldierFieldsProps } from './SoldierFields.tsx';

/** Each distributed leader course stands beside the leader course of the same grade. */
const COURSES: readonly Course[] = ['dlc1Complete', 'blcComplete', 'dlc2Complete', 'alcComplete', 'dlc3Complete', 'slcComplete'];

export function EducationFields({ values, onChange, field }: SoldierFieldsProps) {
  return (
    <FieldGroup legend="Military Education">
      {COURSES.map((course) => (
        <Checkbox
          key={course}
          {...fieldProps(field(course))}
          checked={values[course]}
          onChange={(event) => onChange({ [course]: event.currentTarget.checked })}
        />
      ))}
    </FieldGroup>
  );
}
