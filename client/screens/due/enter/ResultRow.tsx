import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { calledName } from '../../../../domain/record/givenNames.ts';
import { rankLabel } from '../../../../domain/values.ts';
import { StatusMark } from '../../../components/parts/StatusMark.tsx';
import { PersonMarks } from '../../../components/PersonMarks.tsx';
import personName from '../../../components/PersonName.module.css';
import { today } from '../../../components/today.ts';
import { DueStandingMark } from '../DueStandingMark.tsx';
import classes from './EnterForm.module.css';
import { type EnteredEvent, judged, type Judgment, resultField } from './enterValues.ts';
import { ResultControl } from './ResultControl.tsx';
import type { ResultRow_RowFragment } from './ResultRow.generated.ts';

const MARKS = {
  WRONG: { tone: 'bad', icon: IconAlertCircle },
  FAILS: { tone: 'bad', icon: IconX },
  PASSES: { tone: 'good', icon: IconCircleCheck },
  OUTDATED: { tone: 'warn', icon: IconAlertCircle },
} as const;

type Row = ResultRow_RowFragment;

type ResultRowProps = EnteredEvent & {
  row: Row;
  text: string;
  /** The server's problem with this result. */
  problem: string | undefined;
  /** Whether this person's result was just saved. */
  isSaved: boolean;
  /** Whether the filter leaves this person out. */
  isHidden: boolean;
  onType: (row: Row, text: string) => void;
};

/** A person, the result typed for them, and what it means. Before anything is typed, their present status. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { row, requirement, text, problem, isSaved, isHidden, onType } = props;
  const { soldier, standings } = row;
  const field = resultField(soldier.id);
  const standing = standings.find(({ requirementId }) => requirementId === requirement.id);
  const own = judged(row, text, props);
  const judgment: Judgment | null = problem !== undefined && own?.is !== 'WRONG' ? { is: 'WRONG', text: problem } : own;
  return (
    <li className={classes.row} hidden={isHidden}>
      <label htmlFor={field} className={classes.name}>
        <span className={personName.label}>{rankLabel[soldier.rank]}</span>{' '}
        <span>
          {calledName(soldier)} <PersonMarks person={soldier} />
        </span>
      </label>
      <div className={classes.result}>
        <ResultControl
          field={field}
          requirement={requirement}
          text={text}
          isWrong={judgment?.is === 'WRONG'}
          onType={(typed) => onType(row, typed)}
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
});
