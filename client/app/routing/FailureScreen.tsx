import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Failure } from '../../components/Failure.tsx';
import { FailureBoundary } from '../failures/FailureBoundary.tsx';
import { Brand } from '../layouts/Brand.tsx';
import { isForSignedOut, SCREEN_ROWS } from '../screens.ts';
import { lazyScreen } from './lazyScreen.ts';

/** The navigation and the sign-out. Their files are for people who are signed in, and may have failed to load. */
const FailureTools = lazyScreen(async () => (await import('./FailureTools.tsx')).FailureTools);

/** A failure that leaves no screen to show, in the frame of every screen. */
export function FailureScreen(props: Parameters<typeof Failure>[0]) {
  const { pathname } = useLocation();
  const isForVisitors = SCREEN_ROWS.some(({ path, who }) => isForSignedOut(who) && path === pathname);
  return (
    <div className="frame-page" data-with-navigation={!isForVisitors || undefined}>
      <header className="frame-header">
        <div className="frame-bar">
          <Brand />
          {!isForVisitors && (
            <FailureBoundary as={Nothing}>
              <Suspense>
                <FailureTools />
              </Suspense>
            </FailureBoundary>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="frame-content">
        <Failure {...props} />
      </main>
    </div>
  );
}

function Nothing() {
  return null;
}
