import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDay } from '../../../domain/localDate.ts';
import { keysOf } from '../../../domain/objects.ts';
import type { Policy } from '../../../domain/policy/policy.ts';
import { INDEFINITE } from '../../../domain/record/ets.ts';
import { kindOf } from '../../../domain/record/fieldKinds.ts';
import {
  type AnyName,
  FIELD_GROUPS,
  type FieldGroup,
  type RecordFields,
  type Row,
  rowOf,
  rowsOf,
  shownIn,
} from '../../../domain/record/fields.ts';
import { neededDlc, neededPme } from '../../../domain/record/readiness.ts';
import { fitnessText, NOT_ENTERED, ofTest, rifleText } from '../../../domain/record/testOfScore.ts';
import { gradeLabel } from '../../../domain/values.ts';
import { asEntered } from '../../app/people/asEntered.ts';
import { Day } from '../../components/Day.tsx';
import { type Fact, Facts } from '../../components/Facts.tsx';
import { failingFields } from '../../components/failingFields.ts';
import { Panel } from '../../components/Panel.tsx';
import { StatusMark } from '../../components/parts/StatusMark.tsx';
import { useFieldRules } from '../../components/PolicyContext.ts';
import { roleText } from '../../components/soldierText.ts';
import type { RecordGroups_SoldierFragment } from './RecordGroups.generated.ts';
import classes from './RecordGroups.module.css';

type RecordGroupsProps = {
  soldier: RecordGroups_SoldierFragment;
  /** More groups, after the record's own. */
  children: ReactNode;
};

/** The groups of a record, each a definition list. Assignment and scores share one. */
export function RecordGroups({ soldier, children }: RecordGroupsProps) {
  const { awaitsStaffApproval } = soldier;
  const { acftTest, m4Test } = soldier;
  const unit = useFieldRules();
  const { policy, unitFields } = unit;
  const record = { ...asEntered(soldier, unitFields), awaitsStaffApproval, acftTest, m4Test };
  const rows = rowsOf(unit);
  const failing = failingFields(soldier, policy);
  const facts = (group: FieldGroup): Fact[] =>
    shownIn(unit, group)
      // Shown instead of the date.
      .filter((field) => field !== 'etsIndefinite')
      .flatMap((field) => {
        const row = rowOf(rows, field);
        return row ? [{ term: row.label, value: marked(record, field, row, failing, policy) }] : [];
      });
  return (
    <div className={classes.groups}>
      {keysOf(FIELD_GROUPS).map((group) => {
        if (group === 'scores') return null;
        if (group === 'unit' && unitFields.length === 0) return null;
        if (group === 'assignment') {
          return <AssignmentAndScores key={group} facts={[...facts(group), ...facts('scores')]} />;
        }
        return (
          <Panel key={group} title={FIELD_GROUPS[group]}>
            <Facts facts={facts(group)} />
          </Panel>
        );
      })}
      {children}
    </div>
  );
}

function AssignmentAndScores({ facts }: { facts: readonly Fact[] }) {
  // Large text on a phone may break after the slash.
  const title = (
    <>
      {FIELD_GROUPS.assignment}/
      <wbr />
      {FIELD_GROUPS.scores}
    </>
  );
  return (
    <Panel title={title}>
      <Facts facts={facts} />
    </Panel>
  );
}

function marked(record: ShownRecord, field: AnyName, row: Row, failing: readonly AnyName[], policy: Policy): ReactNode {
  const value = shown(record, field, row, policy);
  if (failing.includes(field)) {
    return (
      <StatusMark tone="bad" icon={IconAlertTriangle}>
        {value}
      </StatusMark>
    );
  }
  const isNeeded = [neededDlc(record, policy), neededPme(record, policy)].some((course) => course === field);
  if (row.group !== 'education' || record[field] === true || isNeeded) return value;
  return <span className={classes.quiet}>Not needed at {gradeLabel[record.grade]}</span>;
}

type ShownRecord = RecordFields & Pick<RecordGroups_SoldierFragment, 'awaitsStaffApproval' | 'acftTest' | 'm4Test'>;

function shown(soldier: ShownRecord, field: AnyName, row: Row, { fitnessTest, rifleTest }: Policy): ReactNode {
  if (field === 'role') return roleText(soldier);
  const value = soldier[field] ?? null;
  if (field === 'ets' && soldier.etsIndefinite) return INDEFINITE;
  if (value === null) return NOT_ENTERED;
  const cell = kindOf(row).cell(value);
  // The head of the record says how long ago the others were.
  if (typeof cell === 'object')
    return field === 'pebd' || field === 'dor' ? formatDay(cell.day) : <Day day={cell.day} />;
  if (row.kind === 'own' || row.kind === 'choice') return cell;
  if (field === 'm4Qual') return rifleText(Number(value), soldier.m4Test, rifleTest);
  if (field === 'acftScore') return ofTest(String(value), soldier.acftTest, fitnessTest);
  if (typeof value !== 'boolean') return value;
  if (row.kind === 'passFail') {
    const text = fitnessText(soldier);
    return text === NOT_ENTERED ? text : ofTest(text, soldier.acftTest, fitnessTest);
  }
  if (row.group === 'education') return value ? 'Complete' : 'Not complete';
  return value ? 'Yes' : 'No';
}
