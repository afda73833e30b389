import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { counted } from '../../../domain/words.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { QueryFailure } from '../../app/failures/QueryFailure.tsx';
import { useAttempt } from '../../app/forms/useAttempt.ts';
import { paths } from '../../app/paths.ts';
import { usePerson } from '../../app/session/PersonContext.ts';
import { useHasRequirements } from '../../app/session/useHasRequirements.ts';
import { useWithMedical } from '../../app/tables/medical/useWithMedical.ts';
import { BusyButton } from '../../components/BusyButton.tsx';
import { EmailAddress } from '../../components/EmailAddress.tsx';
import { ErrorText } from '../../components/ErrorText.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Link } from '../../components/Link.tsx';
import { Panel } from '../../components/Panel.tsx';
import { ScreenSkeleton } from '../../components/ScreenSkeleton.tsx';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { CalendarPanel } from '../calendarFeed/CalendarPanel.tsx';
import { OwnKeys } from '../keys/KeyPanel.tsx';
import { DownloadOwnData } from '../ownData/DownloadOwnData.tsx';
import { RefusedAddress } from '../reminders/own/RefusedAddress.tsx';
import { RemindersPanel } from '../reminders/own/RemindersPanel.tsx';
import { useRecentSignIn } from '../signIn/again/useRecentSignIn.ts';
import {
  AccountDocument,
  type AccountScreen_LoginFragment,
  useAccountQuery,
  useUnlinkProviderMutation,
} from './AccountScreen.generated.ts';
import classes from './AccountScreen.module.css';
import { SessionList } from './SessionList.tsx';

/** The person's login, sessions, reminders and calendar. */
export function AccountScreen() {
  const { data, error, client } = useAccountQuery({ fetchPolicy: 'cache-and-network' });
  // Includes the panels below: they leave it to this screen to report a failed update.
  const retry = () => void client.refetchQueries({ include: 'active' }).catch(() => undefined);
  const hasRequirements = useHasRequirements();
  const medical = useWithMedical();
  const isMember = usePerson()?.soldierId !== null;
  if (!data?.viewer && error) return <QueryFailure error={error} onRetry={retry} />;
  if (!data?.viewer) {
    return (
      <Stack gap="md" maw="var(--app-content)">
        {/* The first child in every state of the screen, so that React keeps the heading and it keeps the focus. */}
        <ScreenTitle title="Account" />
        <ScreenSkeleton what="the account" parts={['14rem', '12rem']} />
      </Stack>
    );
  }
  const { login, isStaff } = data.viewer;
  const { email, hasSecondFactor, recoveryCodesLeft } = login;
  const provider = data.signInMethods.openIdConnect;
  return (
    <Stack gap="md" maw="var(--app-content)">
      <ScreenTitle title="Account" />
      <QueryAlert error={error} onRetry={retry} />
      <div className={classes.columns}>
        <div className={classes.cards}>
          <Panel title="Signing in">
            <Facts
              facts={[
                {
                  term: 'Email',
                  value: (
                    <FactWithLink value={<EmailAddress email={email} />} to={paths.changeEmail} label="Change email" />
                  ),
                },
                {
                  term: 'Password',
                  value: <FactWithLink value="Set" to={paths.changePassword} label="Change password" />,
                },
                {
                  term: 'Second factor',
                  value: (
                    <FactWithLink
                      value={hasSecondFactor ? `On, ${counted(recoveryCodesLeft, 'recovery code')} left` : 'Off'}
                      to={paths.ownSecondFactor}
                      label={hasSecondFactor ? 'Turn off second factor' : 'Turn on second factor'}
                    />
                  ),
                },
                // Shown even if the provider is no longer configured, so that its link can be removed.
                ...(provider || login.hasProvider
                  ? [{ term: provider?.name ?? 'Provider', value: <ProviderLink login={login} /> }]
                  : []),
              ]}
            />
            <RefusedAddress login={login} />
          </Panel>
          {isMember && hasRequirements && <RemindersPanel />}
        </div>
        <div className={classes.cards}>
          <SessionList sessions={data.mySessions} />
          {isMember && <CalendarPanel scope="OWN" />}
          {isStaff && <OwnKeys />}
          <Panel title="Your data">
            <Text>Everything we keep about you, to read, print or download.</Text>
            <div>
              <Button component={Link} to={paths.ownData} variant="default">
                What is kept about you
              </Button>
            </div>
            <DownloadOwnData medical={medical} />
          </Panel>
          <Panel title="Leaving">
            <Text>Deleting your login ends your access. Your personnel record stays with the unit.</Text>
            <div>
              <Button component={Link} to={paths.deleteLogin} variant="outline" color="red">
                Delete login
              </Button>
            </div>
          </Panel>
        </div>
      </div>
    </Stack>
  );
}

/** A value, with a link to the screen that changes it. */
function FactWithLink({ value, to, label }: { value: ReactNode; to: string; label: string }) {
  return (
    <div className={classes.fact}>
      <span>{value}</span>
      <TextLink to={to}>{label}</TextLink>
    </div>
  );
}

/** Whether the login is linked to the unit's provider. Unlinking signs the person out everywhere else. */
function ProviderLink({ login: { id, hasProvider } }: { login: AccountScreen_LoginFragment }) {
  const [unlink, { loading }] = useUnlinkProviderMutation({
    update: (cache) => {
      const login = cache.identify({ __typename: 'Login', id });
      if (login !== undefined) cache.modify({ id: login, fields: { hasProvider: () => false } });
    },
    // Updates the list of sessions, which have ended. Not awaited: unlinking has succeeded even if this fails.
    refetchQueries: [AccountDocument],
  });
  const whenRecent = useRecentSignIn();
  const state = useRef<HTMLSpanElement>(null);
  const { problem, attempt } = useAttempt('Unlink provider');

  const end = () =>
    attempt(async () => {
      // Unlinking removes the button that had the focus.
      if (await whenRecent(() => unlink())) state.current?.focus();
    });

  return (
    <>
      <Group justify="space-between" gap="xs md">
        <span ref={state} tabIndex={-1}>
          {hasProvider ? 'Linked' : 'Not linked. Sign in with it once to link it.'}
        </span>
        {hasProvider && (
          <BusyButton variant="default" loading={loading} onClick={() => void end()}>
            Unlink
          </BusyButton>
        )}
      </Group>
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
    </>
  );
}
