import { useApolloClient } from '@apollo/client/react';
import { Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { formatDay } from '../../../../domain/localDate.ts';
import { Membership } from '../../../../domain/record/membership.ts';
import { askViewer } from '../../../app/session/keepSession.ts';
import { useViewerQuery } from '../../../app/session/session.generated.ts';
import { useWithMedical } from '../../../app/tables/medical/useWithMedical.ts';
import { Panel } from '../../../components/Panel.tsx';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';
import { DownloadOwnData } from '../../ownData/DownloadOwnData.tsx';

/** How often to check whether the person is in the unit yet, in milliseconds. They can't subscribe to anything that says so. */
const LOOK_MS = 30_000;

/** The only screen for a person who has left or is expected: since when or from when, and what is kept about them. */
export function AwayScreen() {
  const client = useApolloClient();
  const medical = useWithMedical();
  // They can go on without a reload once they arrive or are brought back.
  useEffect(() => {
    const looking = setInterval(() => void askViewer(client), LOOK_MS);
    return () => clearInterval(looking);
  }, [client]);
  const absence = useViewerQuery({ fetchPolicy: 'cache-only' }).data?.viewer?.absence ?? null;
  if (absence === null) return null;
  const { membership, day } = absence;
  const isExpected = membership === Membership.EXPECTED;
  return (
    <Stack gap="lg">
      <ScreenTitle title={isExpected ? `You are expected on ${formatDay(day)}` : 'You have left the unit'} />
      <Text>
        {isExpected
          ? 'Your leaders have already entered your record. From that day you can see the section and edit your info. If the date is wrong, tell your leaders.'
          : `Your last day was ${formatDay(day)}. If that's wrong, or you're back, ask your leaders to bring you back. Then everything is as before.`}
      </Text>
      <Panel title="What is kept">
        <Text>
          Your record with its schools, requirements and history, and the comments about you. Staff can read them. You
          aren't in any list or count.
          {!isExpected &&
            ' What you wrote about others stays with your name. Staff can also erase your record for good if you ask them to.'}
        </Text>
        <DownloadOwnData medical={medical} />
      </Panel>
    </Stack>
  );
}
