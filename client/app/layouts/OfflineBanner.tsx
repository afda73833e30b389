import { useReactiveVar } from '@apollo/client/react';
import { IconCloudOff } from '@tabler/icons-react';
import { timeOf } from '../../components/browserClock.ts';
import line from '../../components/line.module.css';
import { useIsOnline } from '../browser/useIsOnline.ts';
import { useViewerQuery } from '../session/session.generated.ts';
import { retryAt } from '../session/session.ts';
import classes from './OfflineBanner.module.css';

/** Says that the device is offline, and when the session's refresh is retried. It covers nothing and moves nothing on the screen. */
export function OfflineBanner() {
  const at = useReactiveVar(retryAt);
  const isOnline = useIsOnline();
  // While it is not known who is signed in, only the exam shows, because the server did not answer (SessionGate).
  const isUnknown = useViewerQuery({ fetchPolicy: 'cache-only' }).data === undefined;
  return (
    // Rendered always: screen readers announce only changes within a region.
    <div role="status">
      {(at !== null || !isOnline || isUnknown) && (
        <p className={classes.banner}>
          <IconCloudOff aria-hidden className={line.icon} />
          Offline{at !== null && `, retrying at ${timeOf(at)}`}
        </p>
      )}
    </div>
  );
}
