import { DateField } from '../../../components/form/DateField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldGroupProps } from './fieldGroupProps.ts';

export function DateFields({ values, onChange, field }: FieldGroupProps) {
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
