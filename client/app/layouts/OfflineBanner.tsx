import { useReactiveVar } from '@apollo/client/react';
import { IconCloudOff } from '@tabler/icons-react';
import { timeOf } from '../../components/browserClock.ts';
import { useIsOnline } from '../browser/useIsOnline.ts';
import { useViewerQuery } from '../session/session.generated.ts';
import { retryAt } from '../session/session.ts';
import classes from './OfflineBanner.module.css';

/** Says that the device is offline, and when the session's next refresh is due. Doesn't cover or move anything on the screen. */
export function OfflineBanner() {
  const at = useReactiveVar(retryAt);
  const isOnline = useIsOnline();
  // Only the exam is shown before it is known who is signed in, and only if the server didn't answer (SessionGate).
  const isUnknown = useViewerQuery({ fetchPolicy: 'cache-only' }).data === undefined;
  return (
    // Always rendered: screen readers only announce changes inside an existing region.
    <div role="status">
      {(at !== null || !isOnline || isUnknown) && (
        <p className={classes.banner}>
          <IconCloudOff aria-hidden />
          Offline{at !== null && `. Trying again at ${timeOf(at)}.`}
        </p>
      )}
    </div>
  );
}
