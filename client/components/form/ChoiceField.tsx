import { Group, Radio } from '@mantine/core';
import classes from './choice.module.css';
import { type FieldProps, fieldProps } from './fieldProps.tsx';

type ChoiceFieldProps = FieldProps & {
  options: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onChange: (value: string) => void;
};

/** One of few, all in sight. */
export function ChoiceField({ options, value, onChange, ...field }: ChoiceFieldProps) {
  const { id, name, ...wrapper } = fieldProps(field);
  return (
    <Radio.Group
      {...wrapper}
      labelProps={{ ...wrapper.labelProps, 'data-for': id }}
      name={name}
      value={value}
      onChange={onChange}
      size="md"
    >
      <Group gap="0 var(--mantine-spacing-lg)">
        {options.map((option, index) => (
          // The problem summary leads to the first.
          <Radio key={option.value} {...option} {...(index === 0 && { id })} size="md" classNames={classes} />
        ))}
      </Group>
    </Radio.Group>
  );
}
