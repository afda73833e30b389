import type { SchoolNote } from '../../../../domain/record/school.ts';
import { SCHOOL_NAMES, schoolNameLabel } from '../../../../domain/values.ts';
import { DateField } from '../../../components/form/DateField.tsx';
import { formFields } from '../../../components/form/formFields.ts';
import type { FormProblem } from '../../../components/form/problem.ts';
import { SelectField } from '../../../components/form/SelectField.tsx';
import classes from '../schools.module.css';
import { schoolFieldLabel, type SchoolValues } from './schoolValues.ts';

type SchoolFieldsProps = {
  values: SchoolValues;
  onChange: (change: Partial<SchoolValues>) => void;
  problems: readonly FormProblem[];
  /** What is odd about the dates. */
  notes: readonly SchoolNote[];
};

/** The fields of Add School and Edit School. */
export function SchoolFields({ values, onChange, problems, notes }: SchoolFieldsProps) {
  const tied = formFields(values, onChange, problems);
  const field = <Name extends keyof SchoolValues>(name: Name) => ({
    ...tied(name),
    label: schoolFieldLabel[name],
    required: true,
  });
  const dayField = (name: SchoolNote['field']) => {
    const texts = notes.filter((note) => note.field === name).map(({ text }) => text);
    return { ...field(name), warning: texts.length === 0 ? null : texts.join(' ') };
  };
  return (
    <div className={classes.fields}>
      <SelectField {...field('schoolName')} placeholder="SCHOOL" options={SCHOOL_NAMES} optionLabel={schoolNameLabel} />
      <DateField {...dayField('startDate')} help="First day." />
      <DateField {...dayField('endDate')} help="Last day." />
    </div>
  );
}
