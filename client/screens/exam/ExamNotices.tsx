import { IconDeviceFloppy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { Status } from '../../components/Status.tsx';
import classes from './ExamNotices.module.css';
import { useExam } from './useExam.ts';

/** What a person should know of the device while they practice: no place to keep progress, and what else the screen has to say. */
export function ExamNotices({ children }: { children?: ReactNode }) {
  const { isKept } = useExam();
  return (
    <LiveRegion>
      {(Boolean(children) || !isKept) && (
        <ul className={classes['notices']}>
          {children}
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
