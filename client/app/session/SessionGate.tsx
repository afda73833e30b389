import type { ApolloCache } from '@apollo/client';
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { FailureScreen } from '../../components/FailureScreen.tsx';
import { LoadingScreen } from '../layouts/LoadingScreen.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { deviceStorage } from '../deviceStorage.ts';
import { forgetDrafts } from '../drafts/drafts.ts';
import { type Failure, failureOf } from '../failure.ts';
import { forgetOfflineExcept, readOfflinePerson } from '../offline/offlinePractice.ts';
import { paths } from '../paths.ts';
import { PersonContext } from './PersonContext.ts';
import { useViewerQuery, type ViewerQuery } from './session.generated.ts';
import { didSignOut, dropLoaded, personOf } from './session.ts';

/** Shows nothing of the product before it is known who is signed in; without a network, the exam alone, for whoever loaded it on this device. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data: answer, error, loading, refetch, client } = useViewerQuery();
  // The first screen takes long to render, so it is rendered in small steps. Later changes show at once.
  const isShown = useDeferredValue(answer) !== undefined;
  const data = isShown ? answer : undefined;
  const { pathname } = useLocation();
  useForgetting(client.cache, data);
  const failure = useLastFailure(data, error);
  const retry = () => void refetch().catch(() => undefined);
  const retryOnline = useEffectEvent(() => failure && retry());
  useEffect(() => {
    window.addEventListener('online', retryOnline);
    return () => window.removeEventListener('online', retryOnline);
  }, []);

  const isOffline = failure?.code === ErrorCode.NETWORK_REQUEST_FAILED;
  const kept = isOffline ? readOfflinePerson(deviceStorage) : null;
  // Without a network nobody can say what rights they have.
  const offlinePerson = kept && { ...kept, isStaff: false, mustAddSecondFactor: false };
  if (data || (offlinePerson && pathname.startsWith('/exam/'))) {
    // One place for both, so that the exam stays as it is when the network comes back.
    return <PersonContext value={data ? personOf(data.viewer) : offlinePerson}>{children}</PersonContext>;
  }
  if (failure === null || loading) return <LoadingScreen />;
  return (
    <FailureScreen message={failure.message} actionLabel="Try again" onAction={retry}>
      {offlinePerson && <TextLink to={paths.examLanding}>Practice exam, which works offline</TextLink>}
    </FailureScreen>
  );
}

/** Forgets what was loaded for somebody once they are signed out, or lose their staff rights. */
function useForgetting(cache: ApolloCache, data: ViewerQuery | undefined): void {
  const isSignedOut = data?.viewer === null;
  // After the render in which the guards closed the screens.
  useEffect(() => {
    if (!isSignedOut) return;
    dropLoaded(cache);
    if (didSignOut()) forgetDrafts();
  }, [isSignedOut, cache]);
  const soldierId = data?.viewer?.soldier?.id;
  const isStaff = data?.viewer?.soldier?.isStaff ?? false;
  useEffect(() => {
    if (!isStaff) return;
    // What was loaded with staff rights goes with them. What is about oneself stays: a form may be open on it.
    return () => dropLoaded(cache, soldierId);
  }, [isStaff, soldierId, cache]);
  const accountId = data && (data.viewer?.login.id ?? null);
  useEffect(() => {
    if (accountId !== undefined) forgetOfflineExcept(deviceStorage, accountId);
  }, [accountId]);
}

/** Why it is not known who is signed in. Stays while it is asked again, so that what shows meanwhile stays, too. */
function useLastFailure(data: unknown, error: unknown): Failure | null {
  const [last, setLast] = useState<unknown>(null);
  if (error !== undefined && error !== last) setLast(error);
  if (data || last === null) return null;
  return failureOf(last);
}
