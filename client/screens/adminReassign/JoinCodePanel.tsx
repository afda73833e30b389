import { Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { useAttempt } from '../../app/form/useAttempt.ts';
import { QueryNotice } from '../../app/QueryNotice.tsx';
import { AskDialog } from '../../components/AskDialog.tsx';
import { BusyButton } from '../../components/BusyButton.tsx';
import { CopyField } from '../../components/CopyField.tsx';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Problem } from '../../components/Problem.tsx';
import {
  CurrentJoinCodeDocument,
  useCurrentJoinCodeQuery,
  useJoinCodeChangedSubscription,
  useRotateJoinCodeMutation,
} from './JoinCodePanel.generated.ts';

const REPLACED_BY_ANOTHER = 'Somebody else has just replaced the code. This is the new one.';

/** The join code that newcomers need: copies it or replaces it. */
export function JoinCodePanel() {
  const { data, error, refetch } = useCurrentJoinCodeQuery({ fetchPolicy: 'cache-and-network' });
  const [rotate, { loading }] = useRotateJoinCodeMutation({
    update: (cache, { data: rotated }) =>
      rotated && cache.writeQuery({ query: CurrentJoinCodeDocument, data: { joinCode: rotated.rotateJoinCode } }),
  });
  useJoinCodeChangedSubscription({
    ignoreResults: true,
    onData: ({ client: { cache }, data: { data: told } }) => {
      const shown = cache.readQuery({ query: CurrentJoinCodeDocument })?.joinCode;
      if (!told || told.joinCodeChanged === shown) return;
      cache.writeQuery({ query: CurrentJoinCodeDocument, data: { joinCode: told.joinCodeChanged } });
      if (shown !== undefined && !loading) setNote(REPLACED_BY_ANOTHER);
    },
  });
  const [isAsked, setAsked] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const { problem, attempt } = useAttempt('Join code');

  async function replace() {
    setAsked(false);
    setNote(null);
    await attempt(async () => {
      await rotate();
      setNote('This is the new code. The old one no longer works.');
    });
  }

  return (
    <Panel title="Join code">
      <QueryNotice error={error} onRetry={() => void refetch()} />
      {!data && !error && <Skeleton h="5rem" role="status" aria-label="Loading the join code" />}
      {data && (
        <CopyField label="Join code" isLabelHidden description="Newcomers enter it to register." value={data.joinCode}>
          <BusyButton variant="default" loading={loading} onClick={() => setAsked(true)}>
            Replace
          </BusyButton>
        </CopyField>
      )}
      <LiveRegion>{note !== null && <Text>{note}</Text>}</LiveRegion>
      {problem !== null && <Problem>{problem.message}</Problem>}
      {isAsked && (
        <AskDialog
          title="Replace the join code?"
          text={`${note === REPLACED_BY_ANOTHER ? 'Somebody else has just replaced it. ' : ''}The old code stops working at once: whoever has it and has not registered yet needs the new one.`}
          stayLabel="Keep code"
          leaveLabel="Replace code"
          onStay={() => setAsked(false)}
          onLeave={() => void replace()}
        />
      )}
    </Panel>
  );
}
