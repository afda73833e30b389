import { UnitFieldKind, type UnitFieldName, unitFieldName } from '../../../../domain/policy/unitFields.ts';
import { DateField } from '../../../components/form/DateField.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useFieldRules } from '../../../components/PolicyContext.ts';
import type { FieldGroupProps } from './fieldGroupProps.ts';

const YES_NO = { yes: 'Yes', no: 'No' } as const;

/** A unit field, with the control of its kind. Each may be left empty. */
export function OwnField({ name, values, onChange, field }: FieldGroupProps & { name: UnitFieldName }) {
  const unitField = useFieldRules().unitFields.find(({ id }) => unitFieldName(id) === name);
  if (!unitField) return null;
  const common = { ...field(name), value: values[name] ?? '', onChange: (text: string) => onChange({ [name]: text }) };
  const choice = { ...common, placeholder: 'Not entered', onClear: () => onChange({ [name]: '' }) };
  switch (unitField.kind) {
    case UnitFieldKind.TEXT:
      return <TextField {...common} autoComplete="off" />;
    case UnitFieldKind.NUMBER:
      return <TextField {...common} inputMode="decimal" autoComplete="off" />;
    case UnitFieldKind.DOD_ID:
      return (
        <TextField
          {...common}
          help="Ten digits. Of one that is kept the last four are shown."
          inputMode="numeric"
          autoComplete="off"
        />
      );
    case UnitFieldKind.DAY:
      return <DateField {...common} />;
    case UnitFieldKind.YES_NO:
      return <SelectField {...choice} options={Object.keys(YES_NO)} optionLabel={YES_NO} />;
    case UnitFieldKind.CHOICE: {
      // A record keeps a choice that is not offered any more.
      const options = [...new Set([...unitField.choices, ...(common.value === '' ? [] : [common.value])])];
      return (
        <SelectField
          {...choice}
          options={options}
          optionLabel={Object.fromEntries(options.map((option) => [option, option]))}
        />
      );
    }
  }
}
