import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { feedback } from '../../../../domain/exam/examScreens.ts';
import type { ExamSession } from '../../../../domain/exam/examState.ts';
import { verdict } from '../../../../domain/exam/questionFlow.ts';
import classes from './Feedback.module.css';

/** Whether the submitted answer is correct. The line is always there, so that nothing moves when it fills. */
export function Feedback({ session }: { session: ExamSession }) {
  const outcome = verdict(session);
  const Icon = outcome === 'RIGHT' ? IconCircleCheck : IconCircleX;
  return (
    <p aria-live="assertive" className={classes.feedback} data-verdict={outcome}>
      {outcome !== null && (
        <>
          <Icon aria-hidden />
          {feedback(session)}
        </>
      )}
    </p>
  );
}
