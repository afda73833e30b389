import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingPart } from '../../components/LoadingPart.tsx';
import { FailureBoundary } from '../failures/FailureBoundary.tsx';

/** The screen inside its layout. The layout stays while the screen loads, and if it fails. */
export function ScreenOutlet() {
  return (
    <FailureBoundary>
      <Suspense fallback={<LoadingPart />}>
        <Outlet />
      </Suspense>
    </FailureBoundary>
  );
}
