import type { ReactNode } from 'react';
import { PageLoad } from '../components/PageLoad.tsx';
import { FailureBoundary } from './FailureBoundary.tsx';
import { SessionGate } from './session/SessionGate.tsx';

/** Around every screen. */
export function AppRoot({ children }: { children: ReactNode }) {
  return (
    <FailureBoundary>
      <PageLoad>
        <SessionGate>{children}</SessionGate>
      </PageLoad>
    </FailureBoundary>
  );
}
