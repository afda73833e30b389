import { Input } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { hasFailed } from '../../../../../domain/due/kinds.ts';
import { effectText, readResult } from '../../../../../domain/due/typedResult.ts';
import { isBlank } from '../../../../../domain/texts.ts';
import { markedName } from '../../../../components/soldierText.ts';
import { StatusMark } from '../../../../components/StatusMark.tsx';
import { today } from '../../../../components/today.ts';
import type { WholeDueKind } from '../dueKind.ts';
import { DueStandingMark } from '../DueStandingMark.tsx';
import { resultField } from './resultField.ts';
import type { ResultRow_RowFragment } from './ResultRow.generated.ts';
import classes from './ResultRow.module.css';

type ResultRowProps = {
  row: ResultRow_RowFragment;
  kind: WholeDueKind;
  text: string;
  /** What the server said about it. */
  problem: string | undefined;
  /** Whether a result of this person has just been saved. */
  isSaved: boolean;
  onType: (text: string) => void;
};

/** A person, what is typed as their result, and what that does. */
export function ResultRow({ row: { soldier, standings }, kind, text, problem, isSaved, onType }: ResultRowProps) {
  const field = resultField(soldier.id);
  const read = isBlank(text) ? null : readResult(kind, text);
  const wrong = read && 'problem' in read ? read.problem : problem;
  const standing = standings.find(({ kindId }) => kindId === kind.id);
  return (
    <li className={classes['row']}>
      <label htmlFor={field} className={classes['name']}>
        {markedName(soldier)}
      </label>
      <Input
        id={field}
        name={field}
        data-result
        className={classes['result']}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        error={wrong !== undefined}
        aria-describedby={`${field}.effect`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      <span id={`${field}.effect`} className={classes['effect']}>
        {wrong !== undefined ? (
          <StatusMark tone="bad" icon={IconAlertCircle}>
            {wrong}
          </StatusMark>
        ) : read && 'value' in read ? (
          <StatusMark
            tone={hasFailed(kind, read.value) ? 'warn' : 'good'}
            icon={hasFailed(kind, read.value) ? IconX : IconCircleCheck}
          >
            {effectText(kind, read.value)}
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
