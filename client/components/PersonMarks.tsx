import { IconClock } from '@tabler/icons-react';
import { StatusMark } from './parts/StatusMark.tsx';
import words from './words.module.css';

/** What marks a person in a list. */
export type Marked = {
  /** Whether nobody has confirmed their role yet. Present if the list shows roles. */
  readonly awaitsStaffApproval?: boolean;
  /** Whether their term of service is over. Present if only staff read the list. */
  readonly pastEts?: boolean;
};

/** A person's marks, next to their name. */
export function PersonMarks({ person: { awaitsStaffApproval, pastEts } }: { person: Marked }) {
  return (
    <>
      {awaitsStaffApproval && <Mark text="Waiting for approval" />} {pastEts && <Mark text="Past ETS" />}
    </>
  );
}

function Mark({ text }: { text: string }) {
  return (
    <span className={words.mark}>
      <StatusMark tone="warn" icon={IconClock}>
        {text}
      </StatusMark>
    </span>
  );
}
