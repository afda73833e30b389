import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUnsavedChanges } from '../../../app/forms/unsaved/useUnsavedChanges.ts';
import { useAttempt } from '../../../app/forms/useAttempt.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { ViewerDocument } from '../../../app/session/session.generated.ts';
import { saveFile } from '../../../app/tables/export/saveFile.ts';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { CopyNote } from '../../../components/CopyNote.tsx';
import { ErrorText } from '../../../components/ErrorText.tsx';
import { FormActions } from '../../../components/form/FormActions.tsx';
import { SubmittedForm } from '../../../components/SubmittedForm.tsx';
import classes from './codes.module.css';
import { codesAwaitedBy } from './codesAwaited.ts';
import { CopyButton } from './CopyButton.tsx';

type RecoveryCodesProps = {
  codes: readonly string[];
  /** The address that the button opens. */
  next: string;
};

const LEAVE = {
  title: 'Leave the recovery codes?',
  text: "They won't show again.",
  cancelLabel: 'Stay',
  confirmLabel: 'Leave',
};

/** Shows the recovery codes. They cannot be shown again. */
export function RecoveryCodes({ codes, next }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`;
  const { isBusy, problem, goOn } = useGoingOn(next);
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => void codesAwaitedBy(null), []);
  return (
    <SubmittedForm title="Recovery codes" message="Your second factor is on.">
      <Text>
        Without your phone, enter one of these instead of the app's code. Each works once. They won't show again. Keep
        them somewhere safe, and not only on your phone.
      </Text>
      <ul className={classes.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="sm">
        <CopyButton what="codes" text={text} onOutcome={setCopied} />
        <Button
          variant="default"
          onClick={() => saveFile('Fire support recovery codes', 'txt', { content: text, cutAfter: null })}
        >
          Download codes
        </Button>
      </Group>
      <CopyNote text={copied} />
      <FormActions>
        <BusyButton loading={isBusy} onClick={() => void goOn()}>
          I have kept them
        </BusyButton>
      </FormActions>
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
    </SubmittedForm>
  );
}

/** Navigates on once the cached viewer has the second factor. Any earlier, the guards would redirect back here. */
function useGoingOn(next: string) {
  const person = usePerson();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { problem, isBusy, attempt } = useAttempt(null);
  const releaseCodes = useUnsavedChanges(true, LEAVE);

  const goOn = () =>
    attempt(async () => {
      if (person?.mustAddSecondFactor) await client.refetchQueries({ include: [ViewerDocument] });
      releaseCodes();
      await navigate(next, { replace: true });
      return false;
    });
  return { isBusy, problem, goOn };
}
