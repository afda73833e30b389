import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingPart } from '../../components/LoadingPart.tsx';
import { FailureBoundary } from '../FailureBoundary.tsx';

/** The screen in its layout, which stays while the screen loads and when it cannot be had. */
export function ScreenOutlet() {
  return (
    <FailureBoundary>
      <Suspense fallback={<LoadingPart />}>
        <Outlet />
      </Suspense>
    </FailureBoundary>
  );
}
