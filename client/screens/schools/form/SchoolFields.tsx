import { Text } from '@mantine/core';
import { formatDay } from '../../../../domain/localDate.ts';
import { usualEnd } from '../../../../domain/policy/schoolDays.ts';
import type { SchoolNote } from '../../../../domain/record/school.ts';
import { SCHOOL_NAMES, schoolNameLabel } from '../../../../domain/values.ts';
import { DateField } from '../../../components/form/DateField.tsx';
import { formFields } from '../../../components/form/formFields.ts';
import type { FormProblem } from '../../../components/form/problem.ts';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { usePack } from '../../../components/PolicyContext.ts';
import { TextButton } from '../../../components/TextButton.tsx';
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
      <div>
        <DateField {...dayField('endDate')} help="Last day." />
        <div className={classes.offer}>
          <UsualEndOffer values={values} onChoose={(endDate) => onChange({ endDate })} />
        </div>
      </div>
    </div>
  );
}

type UsualEndOfferProps = { values: SchoolValues; onChoose: (day: string) => void };

/** Offers the day on which the school usually ends. */
function UsualEndOffer({ values, onChoose }: UsualEndOfferProps) {
  const { pack } = usePack();
  const offered = usualEnd(pack, values);
  return (
    <LiveRegion>
      {offered !== null && (
        <Text size="sm">
          <TextButton
            onClick={() => {
              onChoose(offered.day);
              // The button goes, so the field takes the focus.
              document.getElementById('endDate')?.focus();
            }}
          >
            {`Enter ${formatDay(offered.day)}`}
          </TextButton>
          {`: usually ${offered.days} days, to be confirmed by the unit.`}
        </Text>
      )}
    </LiveRegion>
  );
}
