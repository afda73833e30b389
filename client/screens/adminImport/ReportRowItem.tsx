import type { StaffRightsChange } from '../../../domain/roster/rosterPlan.ts';
import { rankLabel } from '../../../domain/values.ts';
import classes from '../../app/import/ReportRow.module.css';
import { RowStatus } from '../../app/import/RowStatus.tsx';
import { paths } from '../../app/paths.ts';
import { ChangeLine } from '../../components/ChangeLine.tsx';
import { assignmentText } from '../../components/soldierText.ts';
import { TextLink } from '../../components/TextLink.tsx';
import type { OpenRoster } from './openRoster.ts';
import { problemPlace, type ReportRow, shownChanges } from './reportText.ts';

const RIGHTS_TEXT: Readonly<Record<StaffRightsChange, string>> = {
  GIVEN: 'Staff rights come with the role.',
  AWAITS_APPROVAL: 'Staff rights wait for approval: this record has a login, and its owner can choose its name.',
  TAKEN: 'Staff rights end with the role.',
};

type ReportRowItemProps = { reportRow: ReportRow; written: boolean; roster: OpenRoster };

/** What an import does with a row, or why the row cannot be imported. */
export function ReportRowItem({ reportRow, written, roster: { sheet, mapping } }: ReportRowItemProps) {
  const { row, outcome, soldierId, staffRights, hint, problems } = reportRow;
  const changes = shownChanges(reportRow);
  const person = personText(reportRow);
  return (
    <RowStatus row={row} outcome={outcome} written={written}>
      <div className={classes['subject']}>
        {written && soldierId !== null ? <TextLink to={paths.userInfo(soldierId)}>{person}</TextLink> : person}
      </div>
      {changes.length > 0 && (
        <ul className={classes['changes']}>
          {changes.map((change) => (
            <li key={change.field}>
              <ChangeLine change={change} />
            </li>
          ))}
        </ul>
      )}
      {staffRights !== null && <div>{RIGHTS_TEXT[staffRights]}</div>}
      {hint !== null && <div>{hint}</div>}
      {problems.map(({ field, message }) => (
        <div key={field} className={classes['problem']}>
          {[problemPlace(sheet, mapping, row, field), message].filter((part) => part !== null).join(' – ')}
        </div>
      ))}
    </RowStatus>
  );
}

/** `SPC Alex Lee Morgan · ALPHA · Team 1 · FO` */
function personText({ name, rank, section, team, role }: ReportRow): string {
  if (rank === null || section === null || team === null || role === null) return name === '' ? 'No name' : name;
  return `${rankLabel[rank]} ${name} · ${assignmentText({ section, team, role })}`;
}
