import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ExamSession } from '../../../domain/exam/examState.ts';
import { canGoOn, canSubmit, isLastQuestion } from '../../../domain/exam/questionFlow.ts';
import { Feedback } from './Feedback.tsx';
import classes from './QuestionActions.module.css';

type QuestionActionsProps = { session: ExamSession; onSubmit: () => void; onGoOn: () => void };

/** Submit, what the submitted answer was worth, and the way on once it was right. */
export function QuestionActions({ session, onSubmit, onGoOn }: QuestionActionsProps) {
  const next = useRef<HTMLButtonElement>(null);
  const didSubmit = useRef(false);
  const mayGoOn = canGoOn(session);
  useEffect(() => {
    // The button that was pressed cannot be pressed any more: the focus moves on to the one that can.
    if (mayGoOn && didSubmit.current) next.current?.focus({ preventScroll: true });
    didSubmit.current = false;
  }, [mayGoOn]);

  function submit() {
    didSubmit.current = true;
    onSubmit();
  }

  return (
    <div className={classes['bar']}>
      <Feedback session={session} />
      <div className={classes['actions']}>
        <Button disabled={!canSubmit(session)} onClick={submit}>
          Submit
        </Button>
        <Button ref={next} disabled={!mayGoOn} onClick={onGoOn}>
          {isLastQuestion(session) ? 'View Results' : 'Next Question'}
        </Button>
      </div>
    </div>
  );
}
