import { Stack } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { mayResume } from '../../../../domain/exam/examScreens.ts';
import { deviceStorage } from '../../../app/browser/deviceStorage.ts';
import { readOfflinePerson, rememberOfflinePerson } from '../../../app/offline/offlinePractice.ts';
import { registerWorker } from '../../../app/offline/registerWorker.ts';
import { paths } from '../../../app/paths.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { useIsOnline } from '../../../app/browser/useIsOnline.ts';
import brief from '../../../components/brief.module.css';
import { QuietLink } from '../../../components/QuietLink.tsx';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';
import { DeviceStates } from '../DeviceStates.tsx';
import { withRestoredRun } from '../RestoredRun.tsx';
import { useExam } from '../useExam.ts';
import { AnswerKeys } from './AnswerKeys.tsx';
import { ExamIntroduction } from './ExamIntroduction.tsx';
import { useExamViewerQuery } from './ExamLandingScreen.generated.ts';
import classes from '../column.module.css';
import { ExamLoading } from './ExamLoading.tsx';
import { LandingActions } from './LandingActions.tsx';
import { MasteryPanel } from './MasteryPanel.tsx';
import { OfflineState } from './OfflineState.tsx';
import { ReviewPrompt } from './ReviewPrompt.tsx';
import { usePractice } from './usePractice.ts';
import { type Run, useStartExam } from './useStartExam.ts';

/** The exam's landing: its rules, the buttons that start it, and the person's progress. */
export const ExamLandingScreen = withRestoredRun(Landing);

function Landing() {
  const { session, send } = useExam();
  const person = usePerson();
  const { data } = useExamViewerQuery();
  const ownName = data?.viewer?.soldier?.lastName;
  const lastName = ownName ?? readOfflinePerson(deviceStorage)?.lastName;
  const { bank, due, mastery } = usePractice();
  const { start, isLoading, problem } = useStartExam();
  const isOnline = useIsOnline();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => void send({ type: 'LANDED' }), [send]);
  useEffect(registerWorker, []);
  const accountId = person?.accountId;
  const soldierId = person?.soldierId;
  // From here on the landing opens offline, too, and says what it needs.
  useEffect(() => {
    if (accountId === undefined || !soldierId || ownName === undefined) return;
    rememberOfflinePerson(deviceStorage, { accountId, soldierId, lastName: ownName });
  }, [accountId, soldierId, ownName]);

  const mayStart = !isLoading && !mayResume(session);

  function begin(run: Run) {
    start(run);
    // The pressed button is removed while the questions are loading.
    place.current?.focus();
  }

  function practice(topic: string) {
    begin({ type: 'FULL_EXAM', only: bank.filter((question) => question.topic === topic).map(({ id }) => id) });
  }

  return (
    <Stack gap="md" className={classes.column}>
      <ScreenTitle
        title="Practice Exam"
        actions={
          person?.isStaff === true && (
            <div className={brief.line}>
              <QuietLink to={paths.questionBank} icon={IconPencil}>
                Manage questions
              </QuietLink>
            </div>
          )
        }
      />
      <DeviceStates>{!isOnline && <OfflineState />}</DeviceStates>
      <ExamIntroduction total={bank.length} />
      <AnswerKeys />
      <div ref={place} tabIndex={-1}>
        {isLoading ? (
          <ExamLoading lastName={lastName} />
        ) : (
          <LandingActions problem={problem?.message ?? null} onStart={(type) => begin({ type })} />
        )}
      </div>
      {due.length > 0 && mayStart && (
        <ReviewPrompt count={due.length} onStart={() => begin({ type: 'FULL_EXAM', only: due })} />
      )}
      <MasteryPanel mastery={mastery} onPractice={mayStart ? practice : null} />
    </Stack>
  );
}
