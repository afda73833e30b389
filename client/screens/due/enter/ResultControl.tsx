import { Checkbox, Input, NativeSelect } from '@mantine/core';
import { asksForPass } from '../../../../domain/due/eventProblems.ts';
import { DueResult, type Requirement } from '../../../../domain/due/requirements.ts';
import { readTyped } from '../../../../domain/due/typedResult.ts';
import { passFailLabel } from '../../../../domain/record/fields.ts';
import { isBlank } from '../../../../domain/texts.ts';
import { today } from '../../../components/today.ts';
import classes from './EnterForm.module.css';

type ResultControlProps = {
  field: string;
  requirement: Requirement;
  /** As typed or pasted: it may be no result of this requirement. */
  text: string;
  isWrong: boolean;
  onType: (text: string) => void;
};

/** Where a result is entered: a text for a score, a choice for a level or a pass, a check box for done. */
export function ResultControl(props: ResultControlProps) {
  const { field, requirement, text, isWrong, onType } = props;
  const control = {
    id: field,
    name: field,
    'data-result': true,
    'aria-describedby': `${field}.effect`,
    'aria-invalid': isWrong || undefined,
  };
  switch (requirement.result) {
    case DueResult.NONE:
      return (
        // The whole cell is pressed.
        <label className={classes.check}>
          <Checkbox
            {...control}
            size="sm"
            error={isWrong}
            checked={!isBlank(text) && !isWrong}
            onChange={(event) => onType(event.currentTarget.checked ? 'X' : '')}
          />
        </label>
      );
    case DueResult.SCORE:
      return (
        <Input
          {...control}
          value={text}
          onChange={(event) => onType(event.currentTarget.value)}
          error={isWrong}
          {...(!asksForPass(requirement) && { inputMode: 'numeric' as const })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
        />
      );
    case DueResult.PASS_FAIL:
    case DueResult.LEVEL: {
      const options = optionsOf(requirement);
      const chosen = isBlank(text) ? '' : (optionFor(requirement, text) ?? text);
      return (
        <NativeSelect
          {...control}
          value={chosen}
          onChange={(event) => onType(event.currentTarget.value)}
          error={isWrong}
          // A pasted text that is none of the options stays, so that it can be corrected.
          data={[{ value: '', label: '' }, ...options, ...(chosen === '' || options.includes(chosen) ? [] : [chosen])]}
        />
      );
    }
  }
}

function optionsOf({ result, levels }: Requirement): readonly string[] {
  return result === DueResult.LEVEL ? levels.map(({ name }) => name) : [passFailLabel.true, passFailLabel.false];
}

/** The option that a text means: Pass for `go`, `Class 2` for its `2`; null if it means none. */
function optionFor(requirement: Requirement, text: string): string | null {
  const read = readTyped(requirement, text, today());
  if ('problem' in read) return null;
  const { level, passed } = read.value;
  return level ?? (passed === null ? null : passFailLabel[passed ? 'true' : 'false']);
}
