import { IconDeviceFloppy, IconWifiOff } from '@tabler/icons-react';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { Status } from '../../components/Status.tsx';
import classes from './ExamNotices.module.css';
import { useExam } from './useExam.ts';
import { useIsOnline } from './useIsOnline.ts';

/** What a person should know of the device while they practise: no network, or no place to keep progress. */
export function ExamNotices() {
  const { isKept } = useExam();
  const isOnline = useIsOnline();
  return (
    <LiveRegion>
      {(!isOnline || !isKept) && (
        <ul className={classes['notices']}>
          {!isOnline && (
            <Status tone="plain" icon={IconWifiOff} title="Offline">
              You can go on practising: everything happens on this device.
            </Status>
          )}
          {!isKept && (
            <Status tone="warn" icon={IconDeviceFloppy} title="Progress is not kept">
              This browser does not let the exam be stored, so that your progress will not survive a reload.
            </Status>
          )}
        </ul>
      )}
    </LiveRegion>
  );
}
