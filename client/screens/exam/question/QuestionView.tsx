import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { scoreSoFar, wholePercent } from '../../../../domain/exam/examResults.ts';
import { nextPlace } from '../../../../domain/exam/examScreens.ts';
import type { ExamSession } from '../../../../domain/exam/examState.ts';
import { canGoOn, canSubmit, currentQuestion, isLastQuestion } from '../../../../domain/exam/questionFlow.ts';
import { counted } from '../../../../domain/words.ts';
import { deviceStorage } from '../../../app/browser/deviceStorage.ts';
import { hasUnsaved, leaveReason } from '../../../app/forms/unsaved/unsavedForms.ts';
import { ownerOf } from '../../../app/offline/examRuns.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { ShareBar } from '../../../components/parts/Progress.tsx';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';
import { DeviceStates } from '../DeviceStates.tsx';
import { placePath } from '../placePath.ts';
import { rememberGuess } from '../review/storedReview.ts';
import { useExam } from '../useExam.ts';
import { AnswerOptions } from './AnswerOptions.tsx';
import { Explanation } from './Explanation.tsx';
import { Feedback } from './Feedback.tsx';
import classes from './QuestionView.module.css';
import { ReportQuestion } from './ReportQuestion.tsx';
import { useAnswerKeys } from './useAnswerKeys.ts';

/** A question of the exam with its answers and feedback. */
export function QuestionView({ session, onExit }: { session: ExamSession; onExit: () => void }) {
  const { send } = useExam();
  const navigate = useNavigate();
  const submitGuess = useSubmitGuess();
  const question = currentQuestion(session);
  const next = nextPlace(session);
  const choose = (option: string) => send({ type: 'OPTION_SELECTED', option });
  const goOn = () => next && void navigate(placePath(next));
  const [isReporting, setReporting] = useState(false);
  const answers = useRef<HTMLFieldSetElement>(null);
  useAnswerKeys({ session, isOff: isReporting, onChoose: choose, onSubmit: submitGuess, onGoOn: goOn });

  // Closing the dialog returns the focus to Exit Exam, where Enter would reopen it.
  function stay() {
    send({ type: 'EXIT_DECLINED' });
    const radios = answers.current?.querySelectorAll('input') ?? [];
    ([...radios].find(({ checked }) => checked) ?? radios[0])?.focus();
  }

  if (question === null) return null;
  const { questions, qid } = session;
  return (
    <div className={classes.screen}>
      <div className={classes.head}>
        <ScreenTitle title={`Question ${qid + 1} of ${questions.length}`} />
        <Button variant="default" onClick={() => send({ type: 'EXIT_ASKED' })}>
          Exit Exam
        </Button>
      </div>
      <ProgressBar complete={questions.filter(({ complete }) => complete).length} total={questions.length} />
      <DeviceStates />
      <AnswerOptions key={question.id} ref={answers} session={session} question={question} onChoose={choose} />
      <QuestionActions key={`${question.id} actions`} session={session} onSubmit={submitGuess} onGoOn={goOn} />
      <LiveRegion>{question.complete && <Explanation question={question} />}</LiveRegion>
      <ReportQuestion key={`${question.id} report`} questionId={question.id} onOpen={setReporting} />
      {session.isExitAsked && (
        <ConfirmDialog
          title="Check Fire!!"
          text={`${soFarText(questions)}If you exit, this exam ends. You'll lose your answers${hasUnsaved() && leaveReason() === 'TYPED' ? ' and your unsent report' : ''}.`}
          cancelLabel="Continue Exam"
          confirmLabel="Exit Exam"
          onCancel={stay}
          onConfirm={onExit}
        />
      )}
    </div>
  );
}

/** The result so far, for the dialog that discards it; empty before the first answer. */
function soFarText(questions: ExamSession['questions']): string {
  const { right, total, percent } = scoreSoFar(questions);
  return total === 0 ? '' : `So far: ${right} of ${counted(total, 'question')} right on the first guess, ${percent}%. `;
}

/** A thin bar that shows how many questions are answered. */
function ProgressBar({ complete, total }: { complete: number; total: number }) {
  return (
    <div
      role="progressbar"
      aria-label="Questions answered"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={complete}
      aria-valuetext={`${complete} of ${total}`}
    >
      <ShareBar percent={wholePercent(complete, total)} />
    </div>
  );
}

/** Submits the chosen option. A first guess also decides when the question is next due for review. */
function useSubmitGuess(): () => void {
  const { session, send } = useExam();
  const accountId = usePerson()?.accountId;

  return () => {
    const before = currentQuestion(session);
    const after = currentQuestion(send({ type: 'SUBMITTED' }));
    if (accountId === undefined || before === null || before.guess !== null) return;
    if (after === null || after.id !== before.id || after.guess === null) return;
    const isRight = after.guess === after.answerText;
    rememberGuess(deviceStorage, ownerOf(accountId), { questionId: after.id, isRight, askedMs: Date.now() });
  };
}

type QuestionActionsProps = { session: ExamSession; onSubmit: () => void; onGoOn: () => void };

/** Submit, the feedback, and Next Question, which a correct answer enables. */
function QuestionActions({ session, onSubmit, onGoOn }: QuestionActionsProps) {
  const next = useRef<HTMLButtonElement>(null);

  function submit() {
    flushSync(onSubmit);
    // Submit had the focus and is now disabled. After a wrong answer Next Question is disabled too and can't take the focus.
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
