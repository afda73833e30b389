import { Anchor, Button, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { ErrorCode } from '../../../../domain/errorCodes.ts';
import { dataOf } from '../../../app/api/dataOf.ts';
import { failureOf } from '../../../app/failures/failure.ts';
import { checked } from '../../../app/forms/checked.ts';
import { missing } from '../../../app/forms/fieldProblems.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { ViewerDocument } from '../../../app/session/session.generated.ts';
import { tellTabs } from '../../../app/session/sessionTabs.ts';
import { CopyNote } from '../../../components/CopyNote.tsx';
import { AppCodeField } from '../../../components/form/FactorCodeField.tsx';
import { Form } from '../../../components/form/Form.tsx';
import { messageFor } from '../../../components/form/problem.ts';
import { SubmitActions } from '../../../components/form/SubmitActions.tsx';
import { QrCode } from '../../../components/parts/QrCode.tsx';
import link from '../../../components/TextLink.module.css';
import codes from './codes.module.css';
import { codesAwaitedBy } from './codesAwaited.ts';
import { useConfirmSecondFactorMutation } from './ConfirmAppForm.generated.ts';
import { CopyButton } from './CopyButton.tsx';
import { type EnrolSecondFactorMutation, SecondFactorDocument } from './OwnSecondFactorScreen.generated.ts';
import { showSecondFactor } from './showSecondFactor.ts';

type ConfirmAppFormProps = {
  enrolment: EnrolSecondFactorMutation['enrolSecondFactor'];
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  /** Starts over with a new key. */
  onBeginAgain: () => void;
};

/** The second step: shows the key for the app, then asks for the app's first code, which proves that the app has the key. */
export function ConfirmAppForm({ enrolment: { secret, uri }, onConfirmed, onBeginAgain }: ConfirmAppFormProps) {
  const [code, setCode] = useState('');
  const [isKeyOver, setKeyOver] = useState(false);
  const [copied, setCopied] = useState<string | null>(null);
  const accountId = usePerson()?.accountId ?? null;
  const [confirm, { client }] = useConfirmSecondFactorMutation();
  /** The second factor may be on even though the answer was lost. Loading its state lets the screen continue from there. */
  async function look(error: unknown): Promise<never> {
    await client.query({ query: SecondFactorDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    throw error;
  }
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Turn on second factor',
    check: () => checked(missing({ code: code.trim() }), { code }),
    send: async (variables) => {
      codesAwaitedBy(accountId);
      const { confirmSecondFactor: recoveryCodes } = dataOf(await confirm({ variables }).catch(look));
      onConfirmed(recoveryCodes);
      showSecondFactor(client.cache, recoveryCodes.length);
      // Other sessions have ended. This browser's tabs share the new one and refetch the viewer.
      tellTabs({ kind: 'ENDED', because: null });
      // If a second factor is required, the guards now let the person open their record. They learn that from the viewer.
      await client.refetchQueries({ include: [ViewerDocument] }).catch(() => undefined);
    },
    explain: (error) => {
      const failure = failureOf(error);
      setKeyOver(failure.code === ErrorCode.CONFLICT);
      return failure;
    },
  });
  return (
    <Form {...form} back={{ to: paths.account, screen: 'Account' }}>
      <Text>1. Scan this code with your authenticator app, or type the key into it.</Text>
      <div className={codes.codes}>
        <QrCode text={uri} label="QR code of the key" />
        <VisuallyHidden>Key:</VisuallyHidden>
        <code>{inGroups(secret)}</code>
        <CopyButton what="key" text={secret} onOutcome={setCopied} />
      </div>
      <CopyNote text={copied} />
      <div>
        <Anchor href={uri} className={link.link} c="var(--app-text)" underline="always">
          Open the app on this device
        </Anchor>
      </div>
      <Text>2. Enter the code that the app shows.</Text>
      <AppCodeField value={code} onChange={setCode} problem={messageFor(problems, 'code')} />
      <SubmitActions label="Turn on" isSubmitting={isSubmitting}>
        {isKeyOver && (
          <Button variant="default" disabled={isSubmitting} onClick={onBeginAgain}>
            Begin again
          </Button>
        )}
      </SubmitActions>
    </Form>
  );
}

/** In groups of four, which are easier to type. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
