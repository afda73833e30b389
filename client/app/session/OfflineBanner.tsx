import { useReactiveVar } from '@apollo/client/react';
import { IconCloudOff } from '@tabler/icons-react';
import { timeOf } from '../../components/dayText.ts';
import { useIsOnline } from '../useIsOnline.ts';
import classes from './OfflineBanner.module.css';
import { retryAt } from './retry.ts';

/** While the network does not answer: when it is tried again, if anything is. What is on the screen stays, and stays in its place. */
export function OfflineBanner() {
  const at = useReactiveVar(retryAt);
  const isOnline = useIsOnline();
  return (
    // Always there, as only changes within it are announced.
    <div role="status">
      {(at !== null || !isOnline) && (
        <p className={classes['banner']}>
          <IconCloudOff aria-hidden className={classes['icon']} />
          Offline{at !== null && `, retrying at ${timeOf(at)}`}
        </p>
      )}
    </div>
  );
}
