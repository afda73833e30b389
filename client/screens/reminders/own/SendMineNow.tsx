import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { dataOf } from '../../../app/api/dataOf.ts';
import { useAttempt } from '../../../app/forms/useAttempt.ts';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { ErrorText } from '../../../components/ErrorText.tsx';
import { type SendMyReminderNowMutation, useSendMyReminderNowMutation } from './SendMineNow.generated.ts';
import { toldParts } from './toldText.ts';

type Sent = SendMyReminderNowMutation['sendMyReminderNow'];

/** Sends the person's own reminder now, and shows its counts. */
export function SendMineNow({ onSent }: { onSent: () => void }) {
  const [send] = useSendMyReminderNowMutation();
  const [sent, setSent] = useState<Sent | null>(null);
  const { problem, isBusy, attempt } = useAttempt('Send my reminder now');

  async function sendNow() {
    setSent(null);
    setSent(dataOf(await send()).sendMyReminderNow);
    onSent();
  }

  return (
    <Stack gap="xs" align="flex-start" data-screen-only>
      <BusyButton variant="default" loading={isBusy} onClick={() => void attempt(sendNow)}>
        Send my reminder now
      </BusyButton>
      <Text aria-live="polite">{sent && sentText(sent)}</Text>
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
    </Stack>
  );
}

function sentText(sent: Sent): string {
  const where =
    sent.state === 'NOT_MAILED' ? 'No email was sent, so it only shows here' : 'An email is on its way to you';
  return `${where}. ${toldParts(sent).join(' · ')}.`;
}
