import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { listInWords } from '../../../domain/words.ts';
import { dayWithDistance } from '../../components/dayText.ts';
import { StateEntry } from '../../components/StateEntry.tsx';
import { today } from '../../components/today.ts';
import { RuleSource } from './RuleSource.tsx';
import classes from './record.module.css';
import type { Requirements_SoldierFragment } from './Requirements.generated.ts';

/** Whether the soldier is promotable: what is missing and from which day on; unfolded, also the rule, and the record's value. */
export function PromotionState({ finding }: { finding: Requirements_SoldierFragment['readiness'][number] }) {
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
