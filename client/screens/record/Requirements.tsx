import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconClock,
  IconInfoCircle,
  IconPencilExclamation,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isStaffRole } from '../../../domain/record/assignment.ts';
import { ReadinessList } from '../../../domain/values.ts';
import { listInWords } from '../../../domain/words.ts';
import { paths } from '../../app/paths.ts';
import { dayWithDistance } from '../../components/dayText.ts';
import { Panel } from '../../components/Panel.tsx';
import rows from '../../components/rows.module.css';
import { StateEntry } from '../../components/StateEntry.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { today } from '../../components/today.ts';
import classes from './record.module.css';
import type { Requirements_SoldierFragment } from './Requirements.generated.ts';
import { RuleSource } from './RuleSource.tsx';

/** The soldier's readiness: what's missing and what to do about it, the record's data issues, and the strengths. */
export function Requirements({
  soldier: { id, role, isStaff, awaitsStaffApproval, readiness, dataIssues },
  aside,
}: {
  soldier: Requirements_SoldierFragment;
  /** Shown beside the title. */
  aside: ReactNode;
}) {
  const missing = readiness.filter(({ whatToDo }) => whatToDo !== null);
  const promotion = readiness.find(({ list }) => list === ReadinessList.PROMOTABLE);
  const jfo = readiness.find(({ list }) => list === ReadinessList.JFO_QUALIFIED);
  return (
    <Panel title="Requirements" actions={aside}>
      <ul className={rows.rows}>
        {missing.map(({ list, title, value, whatToDo }) => (
          <StateEntry key={list} tone="bad" icon={IconAlertTriangle} title={title} action={whatToDo}>
            {value}
            <RuleSource list={list} />
          </StateEntry>
        ))}
        {dataIssues.length > 0 && (
          <StateEntry
            tone="warn"
            icon={IconPencilExclamation}
            title="Data to complete"
            action={<TextLink to={paths.userInfoEdit(id)}>Complete the data</TextLink>}
          >
            {dataIssues.map(({ code, text }) => (
              <div key={code}>{text}</div>
            ))}
          </StateEntry>
        )}
        {missing.length === 0 && dataIssues.length === 0 && (
          <StateEntry tone="good" icon={IconCircleCheck} title="Nothing missing" />
        )}
        {awaitsStaffApproval && (
          <StateEntry tone="warn" icon={IconClock} title="Staff rights are waiting for approval">
            The role is saved; its rights start when staff approve them. If they decline, the place becomes UNASSIGNED.
          </StateEntry>
        )}
        {isStaffRole(role) && !isStaff && !awaitsStaffApproval && (
          <StateEntry tone="plain" icon={IconInfoCircle} title="Staff role without staff rights">
            Staff have not given the rights that usually come with this role, or have taken them away.
          </StateEntry>
        )}
        {promotion && <PromotionState finding={promotion} />}
        {jfo?.listed && <StateEntry tone="good" icon={IconCircleCheck} title={jfo.title} />}
      </ul>
    </Panel>
  );
}

/** Whether the soldier is promotable: what's missing and the date it applies from. Unfolds to the rule and the record's value. */
function PromotionState({ finding }: { finding: Requirements_SoldierFragment['readiness'][number] }) {
  const { listed, title, missing, from, rule, value } = finding;
  const why = [
    missing.length > 0 && `Missing: ${listInWords(missing, 'and')}.`,
    from !== null && `From ${dayWithDistance(from, today())}.`,
  ].filter((part) => part !== false);
  return (
    <StateEntry
      tone={listed ? 'good' : 'plain'}
      icon={listed ? IconCircleCheck : IconCircleDashed}
      title={listed ? title : `Not ${title.toLowerCase()}`}
    >
      {why.length > 0 && <div>{why.join(' ')}</div>}
      <details>
        <summary className={classes.summary}>The rule, and the record</summary>
        <div>Rule: {rule}</div>
        <div>Record: {value}.</div>
      </details>
      <RuleSource list={finding.list} />
    </StateEntry>
  );
}
