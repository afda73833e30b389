import { IconClock } from '@tabler/icons-react';
import { StatusMark } from './StatusMark.tsx';
import words from './words.module.css';

/** What marks a person in a list. */
export type Marked = {
  /** Whether nobody has confirmed their role yet; given where the list shows roles. */
  readonly awaitsStaffApproval?: boolean;
  /** Whether their term of service is over; given where only staff read the list. */
  readonly pastEts?: boolean;
};

/** The marks of a person, beside their name. */
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
