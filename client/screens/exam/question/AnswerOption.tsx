import { VisuallyHidden } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Verdict } from '../../../../domain/exam/questionFlow.ts';
import { letterAt } from '../letters.ts';
import classes from './AnswerOption.module.css';

type AnswerOptionProps = {
  /** The name of the radio group. */
  name: string;
  option: string;
  index: number;
  isChosen: boolean;
  isLocked: boolean;
  tone: Verdict | null;
  onChoose: () => void;
};

/** One answer with its letter. Marked as right or wrong once submitted. */
export function AnswerOption({ name, option, index, isChosen, isLocked, tone, onChoose }: AnswerOptionProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Submit may have the focus and stays disabled until another answer is chosen, so this answer takes the focus.
    if (tone === 'WRONG' && hasLostFocus()) input.current?.focus({ preventScroll: true });
  }, [tone]);
  return (
    <label className={classes.option} data-chosen={isChosen || undefined} data-tone={tone} data-locked={isLocked}>
      <input
        ref={input}
        type="radio"
        name={name}
        checked={isChosen}
        // A disabled button would lose the focus.
        aria-disabled={isLocked}
        onChange={onChoose}
        className={classes.input}
      />
      <span className={classes.letter}>{letterAt(index)}</span>
      <span className={classes.text}>{option}</span>
      <span className={classes.mark}>
        {tone === 'RIGHT' && <IconCircleCheck aria-hidden />}
        {tone === 'WRONG' && <IconCircleX aria-hidden />}
      </span>
      {tone !== null && <VisuallyHidden>({tone === 'RIGHT' ? 'correct' : 'incorrect'})</VisuallyHidden>}
    </label>
  );
}

/** Whether nothing has the focus. Browsers move it away from a disabled element only after a moment. */
function hasLostFocus(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.matches(':disabled') === true;
}
