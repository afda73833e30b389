import { Outlet, ScrollRestoration } from 'react-router-dom';
import { FailureScreen } from '../../components/FailureScreen.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { failureOf } from '../failure.ts';
import { PersonContext } from './PersonContext.ts';
import { useViewerQuery } from './session.generated.ts';
import { personOf } from './session.ts';

/** Nothing of the product shows before it is known who is signed in. */
export function SessionGate() {
  const { data, error, refetch } = useViewerQuery();
  if (data) {
    return (
      <PersonContext value={personOf(data.viewer)}>
        <Outlet />
        <ScrollRestoration />
      </PersonContext>
    );
  }
  if (error) return <FailureScreen message={failureOf(error).message} actionLabel="Try again" onAction={() => void refetch()} />;
  return <LoadingScreen />;
}
