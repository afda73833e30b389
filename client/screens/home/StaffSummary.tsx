import { IconFlag, IconListCheck, IconSchool, IconUser } from '@tabler/icons-react';
import { DUE_GROUPS, DueGroup, dueGroupLabel } from '../../../domain/due/counts.ts';
import { paths } from '../../app/paths.ts';
import { Link } from '../../components/Link.tsx';
import { STANDING_LOOK } from '../../components/parts/standing.ts';
import { StatusSquare } from '../../components/parts/StatusMark.tsx';
import type { ForStaffQuery } from './HomeScreen.generated.ts';
import classes from './HomeScreen.module.css';

type StaffSummaryProps = {
  /** Undefined until it is known. Its space is reserved meanwhile, so that nothing below it moves. */
  data: ForStaffQuery | undefined;
  /** Whether the unit has requirements, and so marks to explain. */
  hasMarks: boolean;
};

/** What waits for staff, each with a count and a link, the most urgent first; and what the marks beside people mean. */
export function StaffSummary({ data, hasMarks }: StaffSummaryProps) {
  const waiting = data ? waitingForStaff(data) : [];
  return (
    <div className={classes.summary} data-screen-only>
      {waiting.length > 0 && (
        <nav aria-label="Waiting for staff" className={classes.chips}>
          {waiting.map(({ icon: Icon, tone, count, words, to }) => (
            <Link key={to} to={to} className={classes.chip}>
              <Icon aria-hidden data-tone={tone} /> <b>{count}</b> <span>{words}</span>
            </Link>
          ))}
        </nav>
      )}
      {data && waiting.length === 0 && <span>Nothing is waiting for staff.</span>}
      {hasMarks && (
        <span aria-hidden className={classes.legend}>
          {DUE_GROUPS.map((group) => (
            <span key={group}>
              <StatusSquare {...STANDING_LOOK[group]}>{null}</StatusSquare>
              {dueGroupLabel[group].toLowerCase()}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

function waitingForStaff(data: ForStaffQuery) {
  const { staffApprovals, openQuestionReports, openGraduations, dataToComplete, duePeople } = data;
  const due = (group: DueGroup, count: number, show: string) => ({
    ...STANDING_LOOK[group],
    count,
    words: dueGroupLabel[group].toLowerCase(),
    to: `${paths.adminDue}?show=${show}`,
  });
  const plain = (icon: typeof IconFlag, count: number, one: string, more: string, to: string) => ({
    icon,
    tone: 'plain',
    count,
    words: count === 1 ? one : more,
    to,
  });
  return [
    plain(IconUser, staffApprovals.length, 'approval', 'approvals', paths.adminReassign),
    due(DueGroup.NOT_CURRENT, duePeople.notCurrent, 'notCurrent'),
    due(DueGroup.DUE_SOON, duePeople.dueSoon, 'dueSoon'),
    due(DueGroup.TO_DO, duePeople.toDo, 'toDo'),
    plain(IconListCheck, dataToComplete.length, 'record to complete', 'records to complete', paths.adminData),
    plain(IconSchool, openGraduations, 'graduation', 'graduations', paths.adminSchools),
    plain(IconFlag, openQuestionReports, 'question report', 'question reports', paths.questionReports),
  ].filter(({ count }) => count > 0);
}
