import { Group, Radio } from '@mantine/core';
import classes from './choice.module.css';
import { type FieldProps, fieldProps } from './fieldProps.tsx';

type ChoiceFieldProps<Value extends string> = FieldProps & {
  options: readonly { readonly value: Value; readonly label: string }[];
  /** '' until something is chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
};

/** A choice among a few options, all visible. */
export function ChoiceField<Value extends string>({ options, value, onChange, ...field }: ChoiceFieldProps<Value>) {
  const { id, name, ...wrapper } = fieldProps(field);

  function choose(chosen: string) {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  }

  return (
    <Radio.Group
      {...wrapper}
      labelProps={{ ...wrapper.labelProps, 'data-for': id }}
      name={name}
      value={value}
      onChange={choose}
      size="md"
    >
      <Group gap="0 var(--mantine-spacing-lg)">
        {options.map((option, index) => (
          // The problem summary links to the first option.
          <Radio key={option.value} {...option} {...(index === 0 && { id })} size="md" classNames={classes} />
        ))}
      </Group>
    </Radio.Group>
  );
}
