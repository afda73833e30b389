import { Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { useIsChanging } from '../../app/api/changesUnderWay.ts';
import { dataOf } from '../../app/api/dataOf.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { useAttempt } from '../../app/forms/useAttempt.ts';
import { useRefetchAfterChange } from '../../app/live/useRefetchAfterChange.ts';
import { paths } from '../../app/paths.ts';
import { BusyButton } from '../../components/BusyButton.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { CopyField } from '../../components/CopyField.tsx';
import { ErrorText } from '../../components/ErrorText.tsx';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { Panel } from '../../components/Panel.tsx';
import { QrCode } from '../../components/parts/QrCode.tsx';
import {
  CurrentJoinCodeDocument,
  useCurrentJoinCodeQuery,
  useJoinCodeChangedSubscription,
  useRotateJoinCodeMutation,
} from './JoinCodePanel.generated.ts';

/** The join code for newcomers, to copy, scan or replace. */
export function JoinCodePanel() {
  const query = useCurrentJoinCodeQuery({ fetchPolicy: 'cache-and-network' });
  const { data, error, refetch } = query;
  const [rotate, { loading }] = useRotateJoinCodeMutation({
    update: (cache, { data: rotated }) =>
      rotated && cache.writeQuery({ query: CurrentJoinCodeDocument, data: { joinCode: rotated.rotateJoinCode } }),
  });
  const isChanging = useIsChanging();
  const refetchAfterChange = useRefetchAfterChange(query);
  useJoinCodeChangedSubscription({
    ignoreResults: true,
    onData: ({ client: { cache }, data: { data: told } }) => {
      // A query in progress may bring an older code and overwrite this one, so it's sent again.
      if (query.loading || isChanging) refetchAfterChange(0);
      const shown = cache.readQuery({ query: CurrentJoinCodeDocument })?.joinCode;
      if (!told || told.joinCodeChanged === shown) return;
      cache.writeQuery({ query: CurrentJoinCodeDocument, data: { joinCode: told.joinCodeChanged } });
      if (shown !== undefined && !loading) setToldOfAnother(true);
    },
  });
  const [isAsked, setAsked] = useState(false);
  const [isToldOfAnother, setToldOfAnother] = useState(false);
  /** The code that the button has just made. */
  const [own, setOwn] = useState<string | null>(null);
  const isByAnother = isToldOfAnother || (own !== null && data?.joinCode !== own);
  const { problem, attempt } = useAttempt('Join code');

  async function replace() {
    setAsked(false);
    setToldOfAnother(false);
    setOwn(null);
    await attempt(async () => setOwn(dataOf(await rotate()).rotateJoinCode));
  }

  return (
    <Panel title="Join code" isScreenOnly>
      {!data && <QueryAlert error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h="5rem" role="status" aria-label="Loading the join code" />}
      {data && (
        <>
          <CopyField
            label="Join code"
            isLabelHidden
            description="Newcomers enter it to register."
            value={data.joinCode}
          >
            <BusyButton variant="default" loading={loading} onClick={() => setAsked(true)}>
              Replace
            </BusyButton>
          </CopyField>
          <Text>Or they scan this. It opens Register and fills in the join code.</Text>
          <QrCode text={registerLink(data.joinCode)} label="QR code of Register with the join code" />
        </>
      )}
      <LiveRegion>
        {isByAnother && <Text>Somebody else has just replaced the code. This is the new one.</Text>}
        {own !== null && !isByAnother && <Text>This is the new code. The old one no longer works.</Text>}
      </LiveRegion>
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
      {isAsked && (
        <ConfirmDialog
          title="Replace the join code?"
          text={`${isByAnother ? 'Somebody else has just replaced it. ' : ''}The old code stops working right away. Anyone who hasn't registered yet needs the new one.`}
          cancelLabel="Keep code"
          confirmLabel="Replace code"
          onCancel={() => setAsked(false)}
          onConfirm={() => void replace()}
        />
      )}
    </Panel>
  );
}

/** The address of Register with the join code. Browsers send nothing after `#` to a server. */
function registerLink(joinCode: string): string {
  return `${window.location.origin}${paths.register}#${joinCode}`;
}
