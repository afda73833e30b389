import { Button } from '@mantine/core';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ExamSession } from '../../../../domain/exam/examState.ts';
import { canGoOn, canSubmit, isLastQuestion } from '../../../../domain/exam/questionFlow.ts';
import { Feedback } from './Feedback.tsx';
import classes from './QuestionActions.module.css';

type QuestionActionsProps = { session: ExamSession; onSubmit: () => void; onGoOn: () => void };

/** Submit, the feedback, and Next Question, which is enabled by a correct answer. */
export function QuestionActions({ session, onSubmit, onGoOn }: QuestionActionsProps) {
  const next = useRef<HTMLButtonElement>(null);

  function submit() {
    flushSync(onSubmit);
    // Submit, which had the focus, is disabled now. After a wrong answer the next button is as well, and takes no focus.
    next.current?.focus({ preventScroll: true });
  }

  return (
    <div className={classes.bar}>
      <Feedback session={session} />
      <div className={classes.actions}>
        <Button disabled={!canSubmit(session)} onClick={submit}>
          Submit
        </Button>
        <Button ref={next} disabled={!canGoOn(session)} onClick={onGoOn}>
          {isLastQuestion(session) ? 'View Results' : 'Next Question'}
        </Button>
      </div>
    </div>
  );
}
