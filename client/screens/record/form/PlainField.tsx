import { Box, Group } from '@mantine/core';
import { type FocusEvent, type HTMLInputAutoCompleteAttribute, useState } from 'react';
import { objectOf } from '../../../../domain/objects.ts';
import { isUnitFieldName } from '../../../../domain/policy/unitFields.ts';
import {
  type AnyName,
  CHOICES,
  type FieldName,
  fieldsOf,
  isOfKind,
  mayBeEmpty,
  offeredIn,
  type NameOfKind,
  passFailLabel,
} from '../../../../domain/record/fields.ts';
import { NO_MIDDLE_NAME, saysNoMiddleName } from '../../../../domain/record/givenNames.ts';
import { parseAcftPass } from '../../../../domain/record/validation.ts';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { DateField } from '../../../components/form/DateField.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { usePolicy } from '../../../components/PolicyContext.ts';
import type { FieldGroupProps } from './fieldGroupProps.ts';
import { OwnField } from './OwnField.tsx';
import { type Chosen, etsOf } from './soldierValues.ts';

type PlainFieldProps<Name extends AnyName> = FieldGroupProps & { name: Name };

const PASS_FAIL = [
  { value: 'true', label: passFailLabel.true },
  { value: 'false', label: passFailLabel.false },
];
const AUTO_COMPLETE: Readonly<Record<NameOfKind<'name'>, HTMLInputAutoCompleteAttribute>> = {
  firstName: 'given-name',
  middleName: 'additional-name',
  lastName: 'family-name',
};

/** Selects the whole score, so that typing replaces it. Often it's the 0 of a record made before scores could be left empty. */
const selectAll = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select();
/** Removes that 0 if the cursor is beside it: in Safari a click moves the cursor there after the focus. */
const inPlaceOfZero = (before: string, number: string) => (before === '0' ? number.replace(/^0(?=\d)/, '') : number);

/** A field of a record with the control for its kind. */
export function PlainField(props: PlainFieldProps<AnyName>) {
  const { name, ...group } = props;
  return isUnitFieldName(name) ? <OwnField {...group} name={name} /> : <TableField {...group} name={name} />;
}

function TableField(props: PlainFieldProps<FieldName>) {
  const { name, values, onChange, field } = props;
  const common = { ...field(name), help: fieldsOf(usePolicy())[name].help };
  if (isOfKind(name, 'choice')) return <Select {...props} name={name} />;
  if (isOfKind(name, 'name')) {
    const text = (
      <TextField
        {...common}
        required
        autoComplete={AUTO_COMPLETE[name]}
        autoCapitalize="words"
        value={values[name]}
        onChange={(typed) => onChange({ [name]: typed })}
      />
    );
    if (name !== 'middleName') return text;
    return (
      <Group align="flex-end" gap="0 var(--mantine-spacing-md)">
        <Box flex="1 1 8rem">{text}</Box>
        <NoMiddleName middleName={values.middleName} onChange={(middleName) => onChange({ middleName })} />
      </Group>
    );
  }
  if (isOfKind(name, 'number')) {
    return (
      <TextField
        {...common}
        inputMode="numeric"
        autoComplete="off"
        onFocus={selectAll}
        value={values[name]}
        onChange={(number) => onChange({ [name]: inPlaceOfZero(values[name], number) })}
      />
    );
  }
  if (isOfKind(name, 'passFail')) {
    return (
      <ChoiceField
        {...common}
        options={PASS_FAIL}
        value={String(values[name])}
        onChange={(choice) => onChange({ [name]: parseAcftPass(choice) })}
      />
    );
  }
  if (isOfKind(name, 'day')) {
    const isClosed = name === 'ets' && values.etsIndefinite;
    return (
      <DateField
        {...common}
        {...(isClosed && { help: 'No date: ETS is indefinite.' })}
        isDisabled={isClosed}
        value={name === 'ets' ? etsOf(values) : values[name]}
        onChange={(day) => onChange({ [name]: day })}
      />
    );
  }
  return (
    <CheckField
      {...common}
      value={values[name]}
      onChange={(isYes) => onChange(objectOf<Partial<Record<typeof name, boolean>>>([name], () => isYes))}
    />
  );
}

type NoMiddleNameProps = { middleName: string; onChange: (middleName: string) => void };

/** The box that enters NMN. Unchecking it brings back what was typed before. */
function NoMiddleName({ middleName, onChange }: NoMiddleNameProps) {
  const [typed, setTyped] = useState('');
  return (
    <CheckField
      name="noMiddleName"
      label="No middle name"
      value={saysNoMiddleName(middleName)}
      onChange={(isNone) => {
        if (isNone) setTyped(middleName);
        onChange(isNone ? NO_MIDDLE_NAME : typed);
      }}
    />
  );
}

function Select<Name extends NameOfKind<'choice'>>({ name, values, onChange, field }: PlainFieldProps<Name>) {
  const { choices, shown } = CHOICES[name];
  const policy = usePolicy();
  const { label, help } = fieldsOf(policy)[name];
  const chosen: Chosen = values;
  const offered = offeredIn(name, policy);
  // A record keeps a choice that the unit doesn't offer.
  const options = Object.values(choices).filter((option) => offered.includes(option) || option === chosen[name]);
  return (
    <SelectField
      {...field(name)}
      help={help}
      required={!mayBeEmpty(name)}
      placeholder={label.toUpperCase()}
      options={options}
      optionLabel={shown}
      value={chosen[name]}
      onChange={(value) => onChange({ [name]: value })}
      {...(mayBeEmpty(name) && { onClear: () => onChange({ [name]: '' }) })}
    />
  );
}
