import { type ReactNode, Suspense } from 'react';
import { FailureScreen } from '../components/FailureScreen.tsx';
import { PageLoad } from '../components/PageLoad.tsx';
import { FailureBoundary } from './failures/FailureBoundary.tsx';
import { LoadingScreen } from './layouts/LoadingScreen.tsx';
import { SessionGate } from './routing/SessionGate.tsx';

/** Around every screen. */
export function AppRoot({ children }: { children: ReactNode }) {
  return (
    <FailureBoundary as={FailureScreen}>
      <PageLoad>
        <Suspense fallback={<LoadingScreen />}>
          <SessionGate>{children}</SessionGate>
        </Suspense>
      </PageLoad>
    </FailureBoundary>
  );
}
