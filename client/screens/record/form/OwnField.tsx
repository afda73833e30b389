import type { ReactNode } from 'react';
import { type UnitFieldKind, KINDS } from '../../../../domain/policy/unitFieldKinds.ts';
import { type UnitFieldName, unitFieldName, type UnitField } from '../../../../domain/policy/unitFields.ts';
import { DateField } from '../../../components/form/DateField.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { useFieldRules } from '../../../components/PolicyContext.ts';
import type { FieldGroupProps } from './fieldGroupProps.ts';

type Control = ReturnType<FieldGroupProps['field']> & { value: string; onChange: (text: string) => void };

/** The control for each kind of unit field. */
const CONTROL: Readonly<Record<UnitFieldKind, (field: Control, unitField: UnitField) => ReactNode>> = {
  TEXT: (field) => <TextField {...field} autoComplete="off" />,
  NUMBER: (field) => <TextField {...field} inputMode="decimal" autoComplete="off" />,
  YES_NO: select,
  DAY: (field) => <DateField {...field} />,
  CHOICE: select,
  DOD_ID: (field) => (
    <TextField
      {...field}
      help="Ten digits. Once saved, only the last four show."
      inputMode="numeric"
      autoComplete="off"
    />
  ),
};

/** A unit field with the control for its kind. All of them may be left empty. */
export function OwnField({ name, values, onChange, field }: FieldGroupProps & { name: UnitFieldName }) {
  const unitField = useFieldRules().unitFields.find(({ id }) => unitFieldName(id) === name);
  if (!unitField) return null;
  const common = { ...field(name), value: values[name] ?? '', onChange: (text: string) => onChange({ [name]: text }) };
  return CONTROL[unitField.kind](common, unitField);
}

function select(field: Control, unitField: UnitField) {
  const choices = KINDS[unitField.kind].choices(unitField);
  // A record keeps a choice that is no longer offered.
  const options = [...new Set([...choices.map(({ value }) => value), ...(field.value === '' ? [] : [field.value])])];
  const labelOf = (option: string) => choices.find(({ value }) => value === option)?.label ?? option;
  return (
    <SelectField
      {...field}
      placeholder="Not entered"
      options={options}
      optionLabel={Object.fromEntries(options.map((option) => [option, labelOf(option)]))}
      onClear={() => field.onChange('')}
    />
  );
}
