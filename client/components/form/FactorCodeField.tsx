import { Stack } from '@mantine/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { TextButton } from '../TextButton.tsx';
import { TextField } from './TextField.tsx';

type CodeFieldProps = { value: string; onChange: (value: string) => void; problem: string | undefined };
type FactorCodeFieldProps = CodeFieldProps & { isSubmitting: boolean };

/** A code from the authenticator app, or a recovery code instead. */
export function FactorCodeField({ value, onChange, problem, isSubmitting }: FactorCodeFieldProps) {
  const [isRecovery, setRecovery] = useState(false);

  function change() {
    // Synchronous, so that the new field exists before it is focused.
    flushSync(() => {
      setRecovery(!isRecovery);
      onChange('');
    });
    const field = document.getElementById('code');
    field?.focus();
    // Typing in a field removes its problem (useProblems). This event does the same for a problem of the other kind of code.
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <Stack gap="sm" align="stretch">
      <AppOrRecoveryField isRecovery={isRecovery} value={value} onChange={onChange} problem={problem} />
      <TextButton disabled={isSubmitting} onClick={change}>
        {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
      </TextButton>
    </Stack>
  );
}

function AppOrRecoveryField({ isRecovery, ...field }: CodeFieldProps & { isRecovery: boolean }) {
  return isRecovery ? (
    <TextField
      {...field}
      name="code"
      label="Recovery code"
      help="Each code works once. If you don't have any, ask your leadership."
      autoCapitalize="characters"
      enterKeyHint="go"
      required
    />
  ) : (
    <AppCodeField {...field} />
  );
}

/** The six digits from the authenticator app. */
export function AppCodeField(field: CodeFieldProps) {
  return (
    <TextField
      {...field}
      name="code"
      label="Code"
      help="Enter the six digits from your authenticator app."
      autoComplete="one-time-code"
      inputMode="numeric"
      enterKeyHint="go"
      required
    />
  );
}
