import { Stack } from '@mantine/core';
import { useEffect } from 'react';
import { paths } from '../../app/paths.ts';
import { usePerson } from '../../app/session/PersonContext.ts';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { ExamNotices } from '../exam/ExamNotices.tsx';
import { useExam } from '../exam/useExam.ts';
import { useExamViewerQuery } from './ExamLandingScreen.generated.ts';
import { ExamIntroduction } from './ExamIntroduction.tsx';
import classes from './ExamLandingScreen.module.css';
import { ExamLoading } from './ExamLoading.tsx';
import { LandingActions } from './LandingActions.tsx';
import { useStartExam } from './useStartExam.ts';

/** Before the exam: what it is, and the ways into it. */
export function ExamLandingScreen() {
  const { send } = useExam();
  const person = usePerson();
  const { data } = useExamViewerQuery();
  const { start, isLoading, problem } = useStartExam();
  useEffect(() => void send({ type: 'LANDED' }), [send]);
  return (
    <Stack gap="lg" className={classes['screen']}>
      <ScreenTitle title="Practice Exam" />
      <ExamNotices />
      <ExamIntroduction />
      {isLoading ? (
        <ExamLoading lastName={data?.viewer?.soldier?.lastName} />
      ) : (
        <LandingActions problem={problem} onStart={start} />
      )}
      {person?.isStaff === true && (
        <div>
          <TextLink to={paths.questionBank}>Manage questions</TextLink>
        </div>
      )}
    </Stack>
  );
}
