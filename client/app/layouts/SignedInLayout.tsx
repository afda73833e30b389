import { useApolloClient } from '@apollo/client/react';
import { ActionIcon } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../components/Link.tsx';
import { SkipToContent } from '../../components/SkipLink.tsx';
import { Toasts } from '../../components/toasts/Toasts.tsx';
import { useIsChanging } from '../api/changesUnderWay.ts';
import { forgetPreloaded } from '../api/preloadedQueries.ts';
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

/** The layout for people who are signed in. People without a record don't have a navigation bar yet. */
export function SignedInLayout() {
  const person = usePerson();
  const { signOut, isSigningOut, failure } = useSignOut();
  const isAway = person?.isAway === true;
  // People who have left, or are expected, have nowhere to go.
  const soldierId = isAway ? null : (person?.soldierId ?? null);
  // The server would refuse these subscriptions, and they would not start again by themselves.
  const mayFollow = !isAway && !person?.mustAddSecondFactor;
  const accountId = person?.accountId;
  // The server ends this subscription within seconds of the session's end. That signs the person out, even if the screen asks the server
  // nothing (recovery.ts).
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
        {failure !== null && (
          <p role="alert" className={classes.problem}>
            {failure}
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

/** The link to the account screen, which is there even without a record. */
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

/**
 * Follows one's own staff rights. The subscription writes them to the cache, and the navigation's Admin link and the route guards read them
 * there.
 */
function OwnRights({ soldierId }: { soldierId: string }) {
  const client = useApolloClient();
  const isChanging = useIsChanging();
  function ask() {
    // The next screen may have been answered with rights that are gone.
    forgetPreloaded();
    return askViewer(client);
  }
  const askRightsAgain = useRefetchAfterChange({ loading: false, refetch: ask });
  useOwnRightsSubscription({
    variables: { id: soldierId },
    ignoreResults: true,
    onData: () => {
      // An open query could bring back rights that this event has just removed, so they are queried again.
      if (isChanging) askRightsAgain(0);
    },
  });
  return null;
}
