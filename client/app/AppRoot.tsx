import { Outlet } from 'react-router-dom';
import { PageLoad } from '../components/PageLoad.tsx';
import { FailureBoundary } from './FailureBoundary.tsx';
import { SessionGate } from './session/SessionGate.tsx';

/** Around every screen. Within the routes, so that a failure reaches the product's own page before the router's. */
export function AppRoot() {
  return (
    <FailureBoundary>
      <PageLoad>
        <SessionGate>
          <Outlet />
        </SessionGate>
      </PageLoad>
    </FailureBoundary>
  );
}
