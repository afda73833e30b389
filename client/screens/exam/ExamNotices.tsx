import { IconDeviceFloppy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { Status } from '../../components/Status.tsx';
import classes from './ExamNotices.module.css';
import { useExam } from './useExam.ts';

/** Notices about the device during an exam: that progress cannot be stored, and those of the screen. */
export function ExamNotices({ children }: { children?: ReactNode }) {
  const { isKept } = useExam();
  return (
    <LiveRegion>
      {(Boolean(children) || !isKept) && (
        <ul className={classes['notices']}>
          {children}
          {!isKept && (
            <Status tone="warn" icon={IconDeviceFloppy} title="Progress is not kept">
              This browser does not let the exam be stored, so your progress will not survive a reload.
            </Status>
          )}
        </ul>
      )}
    </LiveRegion>
  );
}
