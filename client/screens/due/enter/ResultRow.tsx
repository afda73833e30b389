import { Input } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { hasFailed } from '../../../../domain/due/requirements.ts';
import { effectText, readResult } from '../../../../domain/due/typedResult.ts';
import type { LocalDate } from '../../../../domain/localDate.ts';
import { isBlank } from '../../../../domain/texts.ts';
import { StatusMark } from '../../../components/parts/StatusMark.tsx';
import { markedName } from '../../../components/soldierText.ts';
import { today } from '../../../components/today.ts';
import { DueStandingMark } from '../DueStandingMark.tsx';
import type { WholeRequirement } from '../requirement.ts';
import { resultField } from './enterValues.ts';
import type { ResultRow_RowFragment } from './ResultRow.generated.ts';
import classes from './ResultRow.module.css';

type ResultRowProps = {
  row: ResultRow_RowFragment;
  requirement: WholeRequirement;
  /** The day of the event; today while the field has no valid date. */
  doneOn: LocalDate;
  isForRecord: boolean;
  text: string;
  /** The server's problem with this result. */
  problem: string | undefined;
  /** Whether this person's result was just saved. */
  isSaved: boolean;
  onType: (text: string) => void;
};

/** A person, the result typed for them, and its effect. */
export function ResultRow(props: ResultRowProps) {
  const { row, requirement, doneOn, isForRecord, text, problem, isSaved, onType } = props;
  const { soldier, standings } = row;
  const field = resultField(soldier.id);
  const read = isBlank(text) ? null : readResult(requirement, text, doneOn);
  const wrong = read && 'problem' in read ? read.problem : problem;
  const standing = standings.find(({ requirementId }) => requirementId === requirement.id);
  const counting = standing?.doneOn ?? null;
  const newer = isForRecord && counting !== null && counting > doneOn ? counting : null;
  const typed = read && 'value' in read ? { ...read.value, doneOn } : null;
  const isGood = typed !== null && newer === null && !hasFailed(requirement, typed);
  return (
    <li className={classes.row}>
      <label htmlFor={field} className={classes.name}>
        {markedName(soldier)}
      </label>
      <Input
        id={field}
        name={field}
        data-result
        className={classes.result}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        error={wrong !== undefined}
        aria-describedby={`${field}.effect`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      <span id={`${field}.effect`} className={classes.effect}>
        {wrong !== undefined ? (
          <StatusMark tone="bad" icon={IconAlertCircle}>
            {wrong}
          </StatusMark>
        ) : typed ? (
          <StatusMark
            tone={isGood ? 'good' : 'warn'}
            icon={isGood ? IconCircleCheck : newer === null ? IconX : IconAlertCircle}
          >
            {effectText(requirement, typed, newer)}
          </StatusMark>
        ) : isSaved ? (
          <StatusMark tone="good" icon={IconCircleCheck}>
            Saved
          </StatusMark>
        ) : (
          standing && <DueStandingMark standing={standing} on={today()} />
        )}
      </span>
    </li>
  );
}
