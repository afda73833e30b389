import { COURSES } from '../../../../domain/values.ts';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldGroupProps } from './fieldGroupProps.ts';

/** The courses. In two columns on a desk, each distributed leader course is beside the leader course of the same grade. */
export function EducationFields({ values, onChange, field }: FieldGroupProps) {
  return (
    <FieldGroup legend="Military Education" isDense>
      {COURSES.map((course) => (
        <CheckField
          key={course}
          {...field(course)}
          checked={values[course]}
          onChange={(isComplete) => onChange({ [course]: isComplete })}
        />
      ))}
    </FieldGroup>
  );
}
