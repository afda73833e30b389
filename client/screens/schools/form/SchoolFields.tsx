import type { SchoolNote } from '../../../../domain/record/school.ts';
import { SCHOOL_NAMES, schoolNameLabel } from '../../../../domain/values.ts';
import { DateField } from '../../../components/form/DateField.tsx';
import { type FormProblem, messageFor } from '../../../components/form/problem.ts';
import { SelectField } from '../../../components/form/SelectField.tsx';
import classes from '../schools.module.css';
import { schoolFieldLabel, type SchoolValues } from './schoolValues.ts';

type SchoolFieldsProps = {
  values: SchoolValues;
  onChange: (change: Partial<SchoolValues>) => void;
  problems: readonly FormProblem[];
  /** What is odd about the days. */
  notes: readonly SchoolNote[];
};

/** The fields of Add School and Edit School. */
export function SchoolFields({ values, onChange, problems, notes }: SchoolFieldsProps) {
  const field = (name: keyof SchoolValues) => ({
    name,
    label: schoolFieldLabel[name],
    problem: messageFor(problems, name),
    required: true,
  });
  const dayField = (name: SchoolNote['field']) => {
    const texts = notes.filter((note) => note.field === name).map(({ text }) => text);
    return { ...field(name), warning: texts.length === 0 ? null : texts.join(' ') };
  };
  return (
    <div className={classes.fields}>
      <SelectField
        {...field('schoolName')}
        placeholder="SCHOOL"
        options={SCHOOL_NAMES}
        optionLabel={schoolNameLabel}
        value={values.schoolName}
        onChange={(schoolName) => onChange({ schoolName })}
      />
      <DateField
        {...dayField('startDate')}
        help="First day."
        value={values.startDate}
        onChange={(startDate) => onChange({ startDate })}
      />
      <DateField
        {...dayField('endDate')}
        help="Last day."
        value={values.endDate}
        onChange={(endDate) => onChange({ endDate })}
      />
    </div>
  );
}
