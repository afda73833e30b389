import type { ReactNode } from 'react';
import { keysOf } from '../../../domain/objects.ts';
import { INDEFINITE } from '../../../domain/record/ets.ts';
import {
  FIELD_GROUPS,
  type FieldGroup,
  type FieldName,
  FIELDS,
  fieldsIn,
  passFailLabel,
  type RecordFields,
} from '../../../domain/record/fields.ts';
import { Day } from '../../components/Day.tsx';
import { type Fact, Facts } from '../../components/Facts.tsx';
import { Panel } from '../../components/Panel.tsx';
import { roleText } from '../../components/soldierText.ts';
import { asEntered } from './asEntered.ts';
import type { RecordGroups_SoldierFragment } from './RecordGroups.generated.ts';
import classes from './RecordGroups.module.css';

type RecordGroupsProps = {
  soldier: RecordGroups_SoldierFragment;
  /** More groups, after the record's own. */
  children: ReactNode;
};

/** The groups of a record, each a definition list. Assignment and scores are one. */
export function RecordGroups({ soldier, children }: RecordGroupsProps) {
  const record = { ...asEntered(soldier), awaitsStaffApproval: soldier.awaitsStaffApproval };
  const facts = (group: FieldGroup): Fact[] =>
    fieldsIn(group)
      // Said in place of the date.
      .filter((field) => field !== 'etsIndefinite')
      .map((field) => ({ term: FIELDS[field].label, value: shown(record, field) }));
  return (
    <div className={classes['groups']}>
      {keysOf(FIELD_GROUPS).map((group) => {
        if (group === 'scores') return null;
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

function shown(
  soldier: RecordFields & Pick<RecordGroups_SoldierFragment, 'awaitsStaffApproval'>,
  field: FieldName,
): ReactNode {
  if (field === 'role') return roleText(soldier);
  const row = FIELDS[field];
  const value = soldier[field];
  if (field === 'ets' && soldier.etsIndefinite) return INDEFINITE;
  if (value === null) return 'Not entered';
  if (row.kind === 'choice') return row.shown[String(value)];
  if (row.kind === 'day') return <Day day={String(value)} />;
  if (typeof value !== 'boolean') return value;
  if (row.kind === 'passFail') return passFailLabel[`${value}`];
  if (row.group === 'education') return value ? 'Complete' : 'Not complete';
  return value ? 'Yes' : 'No';
}
