import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { calledName } from '../../../../domain/record/givenNames.ts';
import { rankLabel } from '../../../../domain/values.ts';
import { StatusMark } from '../../../components/parts/StatusMark.tsx';
import personName from '../../../components/PersonName.module.css';
import { today } from '../../../components/today.ts';
import { DueStandingMark } from '../DueStandingMark.tsx';
import type { WholeRequirement } from '../requirement.ts';
import classes from './EnterForm.module.css';
import { type Judgment, resultField } from './enterValues.ts';
import { ResultControl } from './ResultControl.tsx';
import type { ResultRow_RowFragment } from './ResultRow.generated.ts';

const MARKS = {
  WRONG: { tone: 'bad', icon: IconAlertCircle },
  FAILS: { tone: 'bad', icon: IconX },
  PASSES: { tone: 'good', icon: IconCircleCheck },
  OUTDATED: { tone: 'warn', icon: IconAlertCircle },
} as const;

type ResultRowProps = {
  row: ResultRow_RowFragment;
  requirement: WholeRequirement;
  text: string;
  /** What the text means; null while it is blank. */
  judgment: Judgment | null;
  /** The server's problem with this result. */
  problem: string | undefined;
  /** Whether this person's result was just saved. */
  isSaved: boolean;
  /** Whether the filter leaves this person out. */
  isHidden: boolean;
  onType: (text: string) => void;
};

/** A person, the result typed for them, and what it means. Before anything is typed, their present status. */
export function ResultRow(props: ResultRowProps) {
  const { row, requirement, text, problem, isSaved, isHidden, onType } = props;
  const { soldier, standings } = row;
  const field = resultField(soldier.id);
  const standing = standings.find(({ requirementId }) => requirementId === requirement.id);
  const judgment: Judgment | null =
    problem !== undefined && props.judgment?.is !== 'WRONG' ? { is: 'WRONG', text: problem } : props.judgment;
  return (
    <li className={classes.row} hidden={isHidden}>
      <label htmlFor={field} className={classes.name}>
        <span className={personName.label}>{rankLabel[soldier.rank]}</span> {calledName(soldier)}
        {soldier.pastEts && ' (past ETS)'}
      </label>
      <div className={classes.result}>
        <ResultControl
          field={field}
          requirement={requirement}
          text={text}
          isWrong={judgment?.is === 'WRONG'}
          onType={onType}
        />
      </div>
      <span id={`${field}.effect`} className={classes.effect}>
        {judgment !== null ? (
          <StatusMark {...MARKS[judgment.is]}>{judgment.text}</StatusMark>
        ) : isSaved ? (
          <StatusMark tone="good" icon={IconCircleCheck}>
            Saved
          </StatusMark>
        ) : (
          standing && (
            <span className={classes.before}>
              <DueStandingMark standing={standing} on={today()} />
            </span>
          )
        )}
      </span>
    </li>
  );
}
