import { Button, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { examResults, type Score } from '../../../../domain/exam/examResults.ts';
import { resumePlace } from '../../../../domain/exam/examScreens.ts';
import type { AskedQuestion } from '../../../../domain/exam/examState.ts';
import { counted } from '../../../../domain/words.ts';
import type { ExportColumn } from '../../../app/tables/export/exportColumn.ts';
import { ExportMenu } from '../../../app/tables/export/ExportMenu.tsx';
import { FormActions } from '../../../components/form/FormActions.tsx';
import { LoadingPart } from '../../../components/LoadingPart.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { Ring } from '../../../components/parts/Gauge.tsx';
import rows from '../../../components/rows.module.css';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';
import { DeviceStates } from '../DeviceStates.tsx';
import { ExportTopicScores } from '../ExportTopicScores.tsx';
import { placePath } from '../placePath.ts';
import { withRestoredRun } from '../RestoredRun.tsx';
import { TopicScores } from '../TopicScores.tsx';
import { useExam } from '../useExam.ts';
import { useExitExam } from '../useExitExam.ts';
import classes from './ExamResultsScreen.module.css';

/** The columns of the exported missed questions. */
const MISSED_COLUMNS: readonly ExportColumn<AskedQuestion>[] = [
  { header: 'Question', exported: ({ question }) => question },
  { header: 'Your first guess', exported: ({ guess }) => guess ?? '' },
  { header: 'Right answer', exported: ({ answerText }) => answerText },
  { header: 'Explanation', exported: ({ explanation }) => explanation },
  { header: 'Citation', exported: ({ citation }) => citation },
];

/** The results of a finished exam. An unfinished exam redirects to where it continues. */
export const ExamResultsScreen = withRestoredRun(Results);

function Results() {
  const { session, send } = useExam();
  const { isLeaving, exit } = useExitExam();
  if (isLeaving) return <LoadingPart />;
  const place = resumePlace(session);
  if (place.screen !== 'results') return <Navigate to={placePath(place)} replace />;
  const results = examResults(session.questions);
  return (
    <Stack gap="md" maw="48rem" mx="auto">
      <ScreenTitle title="Exam Results" />
      <DeviceStates />
      <ScoreSummary score={results}>
        {results.missed.length > 0 && (
          // Starting a new exam makes this screen redirect to its first question.
          <Button onClick={() => send({ type: 'PRACTICE_AGAIN_STARTED', nowMs: Date.now() })}>
            Practice these again
          </Button>
        )}
      </ScoreSummary>
      <Panel
        title="Missed questions"
        actions={
          results.missed.length > 0 && (
            <ExportMenu label="Missed questions" columns={MISSED_COLUMNS} rows={results.missed} />
          )
        }
      >
        {results.missed.length === 0 ? (
          <Text>None: every first guess was right.</Text>
        ) : (
          <MissedQuestions questions={results.missed} />
        )}
      </Panel>
      <Panel title="Score by topic" actions={<ExportTopicScores label="Score by topic" topics={results.byTopic} />}>
        <TopicScores topics={results.byTopic} />
      </Panel>
      <FormActions>
        <Button variant="default" onClick={exit}>
          Exit Exam
        </Button>
      </FormActions>
    </Stack>
  );
}

/** The share of right first guesses, as a ring and in words, with what to do about the others. */
function ScoreSummary({ score: { right, total, percent }, children }: { score: Score; children: ReactNode }) {
  return (
    <div className={classes.summary}>
      <Ring percent={percent} tone="plain" />
      <div className={classes.words}>
        <Text>
          {right} of {counted(total, 'question')} right on the first guess.
        </Text>
        <Text size="sm" c="dimmed">
          This practice exam has no pass mark.
        </Text>
      </div>
      {children}
    </div>
  );
}

/** The missed questions, each with the first guess, the right answer and the reason. */
function MissedQuestions({ questions }: { questions: readonly AskedQuestion[] }) {
  return (
    <ul className={rows.rows}>
      {questions.map(({ id, question, guess, answerText, explanation, citation }) => (
        <li key={id} className={classes.question}>
          <p className={classes.text}>{question}</p>
          <p className={classes.answer} data-tone="bad">
            <IconCircleX aria-hidden />
            <span>Your first guess: {guess}</span>
          </p>
          <p className={classes.answer} data-tone="good">
            <IconCircleCheck aria-hidden />
            <span>Right answer: {answerText}</span>
          </p>
          {explanation !== '' && <Text>{explanation}</Text>}
          {citation !== '' && (
            <Text c="dimmed" size="sm">
              {citation}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}
