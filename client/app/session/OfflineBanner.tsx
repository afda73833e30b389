import { useReactiveVar } from '@apollo/client/react';
import { IconCloudOff } from '@tabler/icons-react';
import { timeOf } from '../../components/dayText.ts';
import classes from './OfflineBanner.module.css';
import { retryAt } from './retry.ts';

/** While the network does not answer: when it is tried again. What is on the screen stays. */
export function OfflineBanner() {
  const at = useReactiveVar(retryAt);
  return (
    // Always there, as only changes within it are announced.
    <div role="status">
      {at !== null && (
        <p className={classes['banner']}>
          <IconCloudOff aria-hidden className={classes['icon']} />
          Offline, retrying at {timeOf(at)}
        </p>
      )}
    </div>
  );
}
