import { PasswordInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type FieldProps, fieldProps } from './fieldProps.tsx';

type PasswordFieldProps = Omit<FieldProps, 'required' | 'warning'> & {
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  enterKeyHint: 'next' | 'go';
};

/** A password with a show/hide toggle. Always required. */
export function PasswordField({ value, onChange, autoComplete, enterKeyHint, ...field }: PasswordFieldProps) {
  const [isVisible, { toggle }] = useDisclosure(false);
  return (
    <PasswordInput
      {...fieldProps({ ...field, required: true })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete={autoComplete}
      enterKeyHint={enterKeyHint}
      // Mantine sets this by itself on all other inputs.
      aria-invalid={field.problem !== undefined}
      visible={isVisible}
      onVisibilityChange={toggle}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': `${isVisible ? 'Hide' : 'Show'} ${field.label.toLowerCase()}` }}
    />
  );
}
