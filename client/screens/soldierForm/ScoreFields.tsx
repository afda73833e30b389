import { Checkbox, Group, Radio } from '@mantine/core';
import { M4_QUALIFYING_SCORE, SCORE_MAX, SCORE_MIN } from '../../../domain/constants.ts';
import { parseAcftPass } from '../../../domain/validation.ts';
import { fieldProps } from '../../components/form/fieldProps.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import classes from './ScoreFields.module.css';
import type { SoldierFieldsProps } from './SoldierFields.tsx';

const RANGE = `${SCORE_MIN} to ${SCORE_MAX}.`;

export function ScoreFields({ values, onChange, field }: SoldierFieldsProps) {
  const { id: acftPassId, ...acftPass } = fieldProps(field('acftPass'));
  return (
    <FieldGroup legend="Scores">
      <TextField
        {...field('acftScore')}
        help={RANGE}
        inputMode="numeric"
        autoComplete="off"
        value={values.acftScore}
        onChange={(acftScore) => onChange({ acftScore })}
      />
      <Radio.Group
        {...acftPass}
        value={String(values.acftPass)}
        onChange={(choice) => onChange({ acftPass: parseAcftPass(choice) })}
      >
        <Group gap="lg" className={classes['choices']}>
          <Radio value="true" label="Pass" id={acftPassId} />
          <Radio value="false" label="Fail" />
        </Group>
      </Radio.Group>
      <TextField
        {...field('m4Qual')}
        help={`${RANGE} Below ${M4_QUALIFYING_SCORE} is a fail.`}
        inputMode="numeric"
        autoComplete="off"
        value={values.m4Qual}
        onChange={(m4Qual) => onChange({ m4Qual })}
      />
      <div className={classes['checks']}>
        <Checkbox
          {...fieldProps(field('jfoQualified'))}
          checked={values.jfoQualified}
          onChange={(event) => onChange({ jfoQualified: event.currentTarget.checked })}
        />
        <Checkbox
          {...fieldProps(field('driversLicense'))}
          checked={values.driversLicense}
          onChange={(event) => onChange({ driversLicense: event.currentTarget.checked })}
        />
      </div>
    </FieldGroup>
  );
}
