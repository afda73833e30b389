import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingPart } from '../../components/LoadingPart.tsx';
import { FailureBoundary } from '../failures/FailureBoundary.tsx';

/** The screen within its layout. The layout stays while the screen is loading and when it fails. */
export function ScreenOutlet() {
  return (
    <FailureBoundary>
      <Suspense fallback={<LoadingPart />}>
        <Outlet />
      </Suspense>
    </FailureBoundary>
  );
}
