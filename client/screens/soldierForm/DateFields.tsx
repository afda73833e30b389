import { DateField, isUnreadable } from '../../components/form/DateField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { SoldierFieldsProps } from './SoldierFields.tsx';
import type { SoldierValues } from './soldierValues.ts';

export function DateFields({ values, onChange, field }: SoldierFieldsProps) {
  return (
    <FieldGroup legend="Dates">
      <DateField
        {...field('pebd')}
        help="Pay entry base date."
        value={values.pebd}
        onChange={(pebd) => onChange({ pebd })}
      />
      <DateField {...field('dor')} help="Date of rank." value={values.dor} onChange={(dor) => onChange({ dor })} />
      <DateField
        {...field('ets')}
        help="Expiration of term of service."
        value={values.ets}
        onChange={(ets) => onChange({ ets })}
      />
    </FieldGroup>
  );
}

/** The values as they are to be checked: an entry that is no day must not pass for an empty one. */
export function withUnreadableDates(values: SoldierValues, form: HTMLFormElement): SoldierValues {
  const entry = (name: 'pebd' | 'dor' | 'ets') => (isUnreadable(form, name) ? 'no day' : values[name]);
  return { ...values, pebd: entry('pebd'), dor: entry('dor'), ets: entry('ets') };
}
