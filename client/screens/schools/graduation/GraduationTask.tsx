import { Button } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import { type MouseEvent, useState } from 'react';
import { formatDay } from '../../../../domain/localDate.ts';
import { schoolNameLabel } from '../../../../domain/values.ts';
import { ignoreSecondClick } from '../../../app/browser/secondClick.ts';
import { useAttempt } from '../../../app/forms/useAttempt.ts';
import { ErrorText } from '../../../components/ErrorText.tsx';
import { TaskRow } from '../../../components/parts/TaskRow.tsx';
import { useToast } from '../../../components/toasts/ToastContext.ts';
import classes from '../schools.module.css';
import { type GraduationTask_SchoolFragment, useAnswerGraduationMutation } from './GraduationTask.generated.ts';

type GraduationTaskProps = {
  soldierId: string;
  school: GraduationTask_SchoolFragment;
  /** `SPC Alvarez`, among other people's schools; null on the soldier's own record. */
  whose: string | null;
  /** Brings the list without this school. */
  onAnswered?: () => void;
};

/** Asks whether the soldier graduated from a school that is over. */
export function GraduationTask({ soldierId, school, whose, onAnswered }: GraduationTaskProps) {
  const tell = useToast();
  const [answer, { loading }] = useAnswerGraduationMutation();
  const [isAnswered, setAnswered] = useState(false);
  const name = schoolNameLabel[school.schoolName];
  const { problem, attempt } = useAttempt(`Graduated from ${name}?`);
  if (isAnswered) return null;

  function say(graduated: boolean, click: MouseEvent) {
    if (loading) return;
    void attempt(async () => {
      const { id, version } = school;
      await answer({ variables: { soldierId, id, version, graduated } });
      tell('Answer saved.', 'good', { about: whose });
      // The row goes with its buttons.
      ignoreSecondClick(click);
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
      setAnswered(true);
      onAnswered?.();
    });
  }

  return (
    <li data-screen-only>
      <TaskRow
        tone="warn"
        icon={IconSchool}
        state="Question"
        what={whose === null ? `Graduated from ${name}?` : `${whose}: graduated from ${name}?`}
        howFar={`Ended ${formatDay(school.endDate)}`}
        withWhom={
          <span className={classes.answers}>
            {([true, false] as const).map((graduated) => (
              <Button
                key={String(graduated)}
                variant="default"
                aria-disabled={loading}
                aria-label={[graduated ? 'Yes' : 'No', name, ...(whose === null ? [] : [whose])].join(', ')}
                onClick={(click) => say(graduated, click)}
              >
                {graduated ? 'Yes' : 'No'}
              </Button>
            ))}
          </span>
        }
      />
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
    </li>
  );
}
