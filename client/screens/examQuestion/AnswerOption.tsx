import { VisuallyHidden } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Verdict } from '../../../domain/exam/questionFlow.ts';
import classes from './AnswerOption.module.css';
import { letterAt } from '../exam/letters.ts';

type AnswerOptionProps = {
  /** Of the group. */
  name: string;
  option: string;
  index: number;
  isChosen: boolean;
  isLocked: boolean;
  tone: Verdict | null;
  onChoose: () => void;
};

/** An answer to choose, as wide as the screen, with its letter; once submitted, marked right or wrong. */
export function AnswerOption({ name, option, index, isChosen, isLocked, tone, onChoose }: AnswerOptionProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Submit, which may have had the focus, cannot be pressed before another answer is chosen: the keyboard goes on from this one.
    if (tone === 'WRONG' && hasLostFocus()) input.current?.focus({ preventScroll: true });
  }, [tone]);
  return (
    <label className={classes['option']} data-chosen={isChosen || undefined} data-tone={tone} data-locked={isLocked}>
      <input
        ref={input}
        type="radio"
        name={name}
        checked={isChosen}
        // Not disabled, which would take the focus away under whoever answers with the keyboard.
        aria-disabled={isLocked}
        onChange={onChoose}
        className={classes['input']}
      />
      <span className={classes['letter']}>{letterAt(index)}</span>
      <span className={classes['text']}>{option}</span>
      <span className={classes['mark']}>
        {tone === 'RIGHT' && <IconCircleCheck aria-hidden />}
        {tone === 'WRONG' && <IconCircleX aria-hidden />}
      </span>
      {tone !== null && <VisuallyHidden>({tone === 'RIGHT' ? 'correct' : 'incorrect'})</VisuallyHidden>}
    </label>
  );
}

/** Browsers take the focus away from what is disabled only later, and then leave it with nothing. */
function hasLostFocus(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.matches(':disabled') === true;
}
