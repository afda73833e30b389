import { useApolloClient } from '@apollo/client/react';
import { ActionIcon } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../components/Link.tsx';
import { SkipToContent } from '../../components/SkipLink.tsx';
import { Toasts } from '../../components/toasts/Toasts.tsx';
import { useIsChanging } from '../api/changesUnderWay.ts';
import { dropDraftsOfOthers } from '../forms/drafts/drafts.ts';
import { UnsavedChanges } from '../forms/unsaved/UnsavedChanges.tsx';
import { usePolicyChanges } from '../live/usePolicyChanges.ts';
import { useRefetchAfterChange } from '../live/useRefetchAfterChange.ts';
import { isWithin, paths } from '../paths.ts';
import { askViewer } from '../session/keepSession.ts';
import { usePerson } from '../session/PersonContext.ts';
import { useViewerQuery } from '../session/session.generated.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { Brand } from './Brand.tsx';
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx';
import { FindButton } from './FindButton.tsx';
import classes from './layout.module.css';
import { NavigationBar } from './NavigationBar.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { ScreenOutlet } from './ScreenOutlet.tsx';
import { useOwnRightsSubscription, useSignedInSubscription } from './SignedInLayout.generated.ts';
import { SignOutButton } from './SignOutButton.tsx';

/** The layout for people who are signed in. Those without a record yet have no navigation bar. */
export function SignedInLayout() {
  const person = usePerson();
  const { signOut, isSigningOut, problem } = useSignOut();
  const isAway = person?.isAway === true;
  // Who is away has nowhere to go.
  const soldierId = isAway ? null : (person?.soldierId ?? null);
  // What is refused does not begin again by itself.
  const mayFollow = !isAway && !person?.mustAddSecondFactor;
  const accountId = person?.accountId;
  // Its end signs them out, within seconds of the end of their session, whatever the screen asks of the server (recovery.ts).
  useSignedInSubscription({ ignoreResults: true });
  const unitName = useViewerQuery({ fetchPolicy: 'cache-only' }).data?.viewer?.unit.name ?? null;
  useEffect(() => {
    if (accountId !== undefined) dropDraftsOfOthers(accountId);
  }, [accountId]);
  return (
    <div className="frame-page" data-with-navigation={soldierId !== null || undefined}>
      <SkipToContent />
      <header className="frame-header">
        <div className="frame-bar">
          <Brand unitName={unitName} />
          {soldierId !== null && <NavigationBar soldierId={soldierId} isStaff={person?.isStaff ?? false} />}
          <div className={classes.tools}>
            {person !== null && soldierId !== null && !person.mustAddSecondFactor && <FindButton person={person} />}
            <ColorSchemeSwitch />
            {!isAway && <AccountLink />}
            {person !== null && <SignOutButton isSigningOut={isSigningOut} onSignOut={() => void signOut()} />}
          </div>
        </div>
        <OfflineBanner />
        {problem !== null && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
      </header>
      <main id="main" tabIndex={-1} className="frame-content">
        {unitName !== null && <p className={classes.printed}>{unitName}</p>}
        <Toasts>
          <ScreenOutlet />
        </Toasts>
      </main>
      <UnsavedChanges />
      {mayFollow && <PolicyChanges />}
      {mayFollow && soldierId !== null && <OwnRights soldierId={soldierId} />}
    </div>
  );
}

function PolicyChanges() {
  usePolicyChanges();
  return null;
}

/** The link to the account screen, which people without a record have, too. */
function AccountLink() {
  const { pathname } = useLocation();
  return (
    <ActionIcon
      component={Link}
      to={paths.account}
      aria-label="Account"
      aria-current={isWithin(pathname, paths.account) ? 'page' : undefined}
      title="Account"
    >
      <IconUserCircle aria-hidden />
    </ActionIcon>
  );
}

/** Follows one's own staff rights: the subscription writes them to the cache, by which the navigation shows Admin and the guards open screens. */
function OwnRights({ soldierId }: { soldierId: string }) {
  const client = useApolloClient();
  const isChanging = useIsChanging();
  const askRightsAgain = useRefetchAfterChange({ loading: false, refetch: () => askViewer(client) });
  useOwnRightsSubscription({
    variables: { id: soldierId },
    ignoreResults: true,
    onData: () => {
      // A query that is still under way may bring back rights that this event says are gone, so it is sent again.
      if (isChanging) askRightsAgain(0);
    },
  });
  return null;
}
