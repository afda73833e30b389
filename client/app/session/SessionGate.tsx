import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ErrorCode } from '../../../domain/errors.ts';
import { FailureScreen } from '../../components/FailureScreen.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { deviceStorage } from '../deviceStorage.ts';
import { forgetDrafts } from '../drafts/drafts.ts';
import { type Failure, failureOf } from '../failure.ts';
import { forgetOfflineExcept, readOfflinePerson } from '../offline/offlinePractice.ts';
import { OfflineEntry } from './OfflineEntry.tsx';
import { PersonContext } from './PersonContext.ts';
import { useViewerQuery } from './session.generated.ts';
import { didSignOut, dropLoaded, personOf } from './session.ts';

/** Shows nothing of the product before it is known who is signed in; without a network, the exam alone. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data, error, loading, refetch, client } = useViewerQuery();
  const isSignedOut = data?.viewer === null;
  // After the render in which the guards closed the screens.
  useEffect(() => {
    if (!isSignedOut) return;
    dropLoaded(client.cache);
    if (didSignOut()) forgetDrafts();
  }, [isSignedOut, client]);
  const accountId = data && (data.viewer?.login.id ?? null);
  useEffect(() => {
    if (accountId !== undefined) forgetOfflineExcept(deviceStorage, accountId);
  }, [accountId]);
  const failure = useLastFailure(data, error);
  const retry = () => void refetch().catch(() => undefined);
  const retryOnline = useEffectEvent(() => failure && retry());
  useEffect(() => {
    window.addEventListener('online', retryOnline);
    return () => window.removeEventListener('online', retryOnline);
  }, []);

  if (data) return <PersonContext value={personOf(data.viewer)}>{children}</PersonContext>;
  if (failure === null) return <LoadingScreen />;
  if (failure.code === ErrorCode.NETWORK_REQUEST_FAILED) {
    return (
      <OfflineEntry
        person={readOfflinePerson(deviceStorage)}
        message={failure.message}
        isRetrying={loading}
        onRetry={retry}
      >
        {children}
      </OfflineEntry>
    );
  }
  return loading ? (
    <LoadingScreen />
  ) : (
    <FailureScreen message={failure.message} actionLabel="Try again" onAction={retry} />
  );
}

/** Why it is not known who is signed in. Stays while it is asked again, so that what shows meanwhile stays, too. */
function useLastFailure(data: unknown, error: unknown): Failure | null {
  const [last, setLast] = useState<unknown>(null);
  if (error !== undefined && error !== last) setLast(error);
  if (data || last === null) return null;
  return failureOf(last);
}
