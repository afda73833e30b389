import { Text } from '@mantine/core';
import type { MouseEvent } from 'react';
import { ignoreSecondClick } from '../../../app/browser/secondClick.ts';
import { useAttempt } from '../../../app/forms/useAttempt.ts';
import { dayOf } from '../../../components/browserClock.ts';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { dayWithDistance } from '../../../components/dayText.ts';
import { ErrorText } from '../../../components/ErrorText.tsx';
import line from '../../../components/line.module.css';
import { today } from '../../../components/today.ts';
import classes from '../form/QuestionFields.module.css';
import { useRestoreQuestionMutation, useRetireQuestionMutation } from './RetireQuestion.generated.ts';

type RetireQuestionProps = {
  id: string;
  /** When it was taken out of the exam; null while it's in. */
  retiredAt: string | null;
  /** Whether the form is being saved. */
  isSubmitting: boolean;
};

/** Takes a question out of the exam or puts it back. Works at once, independently of the form. */
export function RetireQuestion({ id, retiredAt, isSubmitting }: RetireQuestionProps) {
  const { problem, attempt } = useAttempt(`Question ${id}`);
  const [retire, { loading: isRetiring }] = useRetireQuestionMutation();
  const [restore, { loading: isRestoring }] = useRestoreQuestionMutation();

  async function change(click: MouseEvent) {
    await (retiredAt === null ? retire({ variables: { id } }) : restore({ variables: { id } }));
    // The button now does the opposite.
    ignoreSecondClick(click);
  }

  return (
    <div className={`${line.head} ${classes.state}`}>
      <Text aria-live="polite">
        {id} · {retiredAt === null ? 'In the exam' : `Retired since ${dayWithDistance(dayOf(retiredAt), today())}`}
      </Text>
      <BusyButton
        variant="default"
        disabled={isSubmitting}
        loading={isRetiring || isRestoring}
        onClick={(click) => void attempt(() => change(click))}
      >
        {retiredAt === null ? 'Retire question' : 'Restore question'}
      </BusyButton>
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
    </div>
  );
}
