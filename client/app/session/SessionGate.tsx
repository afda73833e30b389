import { type ReactNode, useEffect } from 'react';
import { FailureScreen } from '../../components/FailureScreen.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { forgetDrafts } from '../drafts/drafts.ts';
import { failureOf } from '../failure.ts';
import { PersonContext } from './PersonContext.ts';
import { useViewerQuery } from './session.generated.ts';
import { didSignOut, dropLoaded, personOf } from './session.ts';

/** Shows nothing of the product before it is known who is signed in. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data, error, refetch, client } = useViewerQuery();
  const isSignedOut = data?.viewer === null;
  // After the render in which the guards closed the screens.
  useEffect(() => {
    if (!isSignedOut) return;
    dropLoaded(client.cache);
    if (didSignOut()) forgetDrafts();
  }, [isSignedOut, client]);
  if (data) return <PersonContext value={personOf(data.viewer)}>{children}</PersonContext>;
  if (error) {
    return <FailureScreen message={failureOf(error).message} actionLabel="Try again" onAction={() => void refetch()} />;
  }
  return <LoadingScreen />;
}
