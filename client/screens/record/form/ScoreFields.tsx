import type { FocusEvent } from 'react';
import { M4_QUALIFYING_SCORE, SCORE_MAX, SCORE_MIN } from '../../../../domain/constants.ts';
import { parseAcftPass } from '../../../../domain/record/validation.ts';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldGroupProps } from './fieldGroupProps.ts';

const RANGE = `${SCORE_MIN} to ${SCORE_MAX}.`;
const ACFT_CHOICES = [
  { value: 'true', label: 'Pass' },
  { value: 'false', label: 'Fail' },
];

/** Selects the initial 0 of a new record, so that typing replaces it. */
const selectAll = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select();
/** Removes that 0 when the cursor is beside it: in Safari a click moves the cursor there after the focus. */
const inPlaceOfZero = (before: string, score: string) => (before === '0' ? score.replace(/^0(?=\d)/, '') : score);

export function ScoreFields({ values, onChange, field }: FieldGroupProps) {
  return (
    <FieldGroup legend="Scores">
      <TextField
        {...field('acftScore')}
        required
        help={RANGE}
        inputMode="numeric"
        autoComplete="off"
        onFocus={selectAll}
        value={values.acftScore}
        onChange={(acftScore) => onChange({ acftScore: inPlaceOfZero(values.acftScore, acftScore) })}
      />
      <ChoiceField
        {...field('acftPass')}
        options={ACFT_CHOICES}
        value={String(values.acftPass)}
        onChange={(choice) => onChange({ acftPass: parseAcftPass(choice) })}
      />
      <TextField
        {...field('m4Qual')}
        required
        help={`${RANGE} Below ${M4_QUALIFYING_SCORE} is a fail.`}
        inputMode="numeric"
        autoComplete="off"
        onFocus={selectAll}
        value={values.m4Qual}
        onChange={(m4Qual) => onChange({ m4Qual: inPlaceOfZero(values.m4Qual, m4Qual) })}
      />
      <div>
        <CheckField
          {...field('jfoQualified')}
          checked={values.jfoQualified}
          onChange={(jfoQualified) => onChange({ jfoQualified })}
        />
        <CheckField
          {...field('driversLicense')}
          checked={values.driversLicense}
          onChange={(driversLicense) => onChange({ driversLicense })}
        />
      </div>
    </FieldGroup>
  );
}
