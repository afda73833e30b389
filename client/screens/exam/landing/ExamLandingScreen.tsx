import { Button, Loader, Stack, Text } from '@mantine/core';
import { IconArrowLeft, IconPencil, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { TopicScore } from '../../../../domain/exam/examResults.ts';
import { mayResume } from '../../../../domain/exam/examScreens.ts';
import { deviceStorage } from '../../../app/browser/deviceStorage.ts';
import { useIsOnline } from '../../../app/browser/useIsOnline.ts';
import { readOfflinePerson, rememberOfflinePerson } from '../../../app/offline/offlinePractice.ts';
import { registerWorker } from '../../../app/offline/registerWorker.ts';
import { paths } from '../../../app/paths.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { Link } from '../../../components/Link.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { QuietLink } from '../../../components/QuietLink.tsx';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';
import { StateEntry } from '../../../components/StateEntry.tsx';
import words from '../../../components/words.module.css';
import { hasAnswerKeys, setAnswerKeys } from '../answerKeys.ts';
import { DeviceStates } from '../DeviceStates.tsx';
import { ExportTopicScores } from '../ExportTopicScores.tsx';
import { withRestoredRun } from '../RestoredRun.tsx';
import { TopicScores } from '../TopicScores.tsx';
import { useExam } from '../useExam.ts';
import { useExamViewerQuery } from './ExamLandingScreen.generated.ts';
import { keptQuestions } from './keptQuestions.ts';
import classes from './landing.module.css';
import { LandingActions } from './LandingActions.tsx';
import { usePractice } from './usePractice.ts';
import { type Run, useStartExam } from './useStartExam.ts';

/** The exam's landing: the buttons that start it, the person's progress, and its rules. */
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
  // After this the landing also opens offline, and says what it needs.
  useEffect(() => {
    if (accountId === undefined || !soldierId || ownName === undefined) return;
    rememberOfflinePerson(deviceStorage, { accountId, soldierId, lastName: ownName });
  }, [accountId, soldierId, ownName]);

  const mayStart = !isLoading && !mayResume(session);

  function begin(run: Run) {
    start(run);
    // The pressed button is removed while the questions load.
    place.current?.focus();
  }

  function practice(topic: string) {
    begin({ type: 'FULL_EXAM', only: bank.filter((question) => question.topic === topic).map(({ id }) => id) });
  }

  return (
    <Stack gap="md">
      <ScreenTitle
        title="Practice Exam"
        actions={
          <div className={words.line}>
            {person?.isStaff === true && (
              <QuietLink to={paths.questionBank} icon={IconPencil}>
                Manage questions
              </QuietLink>
            )}
            <Button component={Link} to={paths.home} variant="subtle" leftSection={<IconArrowLeft aria-hidden />}>
              Back
            </Button>
          </div>
        }
      />
      <DeviceStates>{!isOnline && <OfflineState />}</DeviceStates>
      <div ref={place} tabIndex={-1} className={classes.place}>
        <LandingActions
          isHidden={isLoading}
          total={bank.length}
          due={due}
          problem={problem?.message ?? null}
          onStart={begin}
        />
        {isLoading && <ExamLoading lastName={lastName} />}
      </div>
      <MasteryPanel mastery={mastery} onPractice={mayStart ? practice : null} />
      <Panel title="How it works">
        <ul className={classes.rules}>
          {RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <AnswerKeys />
      </Panel>
    </Stack>
  );
}

const RULES: readonly string[] = [
  'Unlimited guesses on each question.',
  'A wrong first guess counts as incorrect.',
  'The questions that you missed are listed in your results.',
  'Your results are not shared with leadership. Your progress never leaves this device.',
];

/** Switches this device's answer keys on and off. */
function AnswerKeys() {
  const [isOn, setOn] = useState(() => hasAnswerKeys(deviceStorage));

  function change(isNowOn: boolean) {
    setOn(isNowOn);
    setAnswerKeys(deviceStorage, isNowOn);
  }

  return (
    <div className={classes.keys}>
      <CheckField
        name="answerKeys"
        label="Use the keys A to D or 1 to 4 to choose an answer, and Enter to submit and continue."
        value={isOn}
        onChange={change}
      />
    </div>
  );
}

/** Says whether the person can practice offline: with an exam in progress, or with questions stored on the device. */
function OfflineState() {
  const { session } = useExam();
  const soldierId = usePerson()?.soldierId ?? null;
  const [hasQuestions] = useState(() => keptQuestions(deviceStorage, soldierId).length > 0);
  return (
    <StateEntry tone="plain" icon={IconWifiOff} title="Offline">
      {hasQuestions || mayResume(session)
        ? 'You can keep practicing: everything happens on this device.'
        : 'Connect once to load the questions. After that you can practice offline.'}
    </StateEntry>
  );
}

function ExamLoading({ lastName }: { lastName: string | undefined }) {
  return (
    <div role="status" className={classes.loading}>
      <Loader size="sm" aria-hidden />
      <Text>
        {lastName === undefined ? 'Okay.' : `Okay ${lastName}.`} {"Let's see what you got."}
      </Text>
    </div>
  );
}

type MasteryPanelProps = {
  mastery: readonly TopicScore[];
  /** Starts a run of one topic's questions; null if no run can start. */
  onPractice: ((topic: string) => void) | null;
};

/** How well the person knows each topic, weakest first, from what this device has stored. Empty before the first exam. */
function MasteryPanel({ mastery, onPractice }: MasteryPanelProps) {
  if (mastery.length === 0) return null;
  const sum = (part: 'right' | 'total') => mastery.reduce((all, topic) => all + topic[part], 0);
  return (
    <Panel title="Your mastery" actions={<ExportTopicScores label="Your mastery" topics={mastery} />}>
      <Text c="dimmed">
        {sum('right')} of {sum('total')} right on your last first guess.
        {onPractice && ' Choose a topic to practice it.'}
      </Text>
      <TopicScores topics={mastery} onPractice={onPractice} />
    </Panel>
  );
}
