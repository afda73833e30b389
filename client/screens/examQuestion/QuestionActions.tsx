import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ExamSession } from '../../../domain/exam/examState.ts';
import { canGoOn, canSubmit, isLastQuestion } from '../../../domain/exam/questionFlow.ts';
import { Feedback } from './Feedback.tsx';
import classes from './QuestionActions.module.css';

type QuestionActionsProps = { session: ExamSession; onSubmit: () => void; onGoOn: () => void };

/** Submit, the feedback, and Next Question, which is enabled by a correct answer. */
export function QuestionActions({ session, onSubmit, onGoOn }: QuestionActionsProps) {
  const next = useRef<HTMLButtonElement>(null);
  const didSubmit = useRef(false);
  const mayGoOn = canGoOn(session);
  useEffect(() => {
    // Submit, which had the focus, is now disabled: the focus moves to the next button.
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
