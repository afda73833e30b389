import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { scoreSoFar } from '../../../../domain/exam/examResults.ts';
import { nextPlace } from '../../../../domain/exam/examScreens.ts';
import type { ExamSession } from '../../../../domain/exam/examState.ts';
import { currentQuestion } from '../../../../domain/exam/questionFlow.ts';
import { counted } from '../../../../domain/words.ts';
import { hasUnsaved, leaveReason } from '../../../app/forms/unsaved/unsavedForms.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';
import { DeviceStates } from '../DeviceStates.tsx';
import { placePath } from '../placePath.ts';
import { useExam } from '../useExam.ts';
import { AnswerOptions } from './AnswerOptions.tsx';
import { Explanation } from './Explanation.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { QuestionActions } from './QuestionActions.tsx';
import classes from './QuestionView.module.css';
import { ReportQuestion } from './ReportQuestion.tsx';
import { useAnswerKeys } from './useAnswerKeys.ts';
import { useSubmitGuess } from './useSubmitGuess.ts';

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

  // The closed dialog gives the focus back to Exit Exam, where Enter would open it again.
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
          text={`${soFarText(questions)}Exiting ends this exam. Your answers${hasUnsaved() && leaveReason() === 'TYPED' ? ', and the report that you did not send,' : ''} will be gone.`}
          cancelLabel="Continue Exam"
          confirmLabel="Exit Exam"
          onCancel={stay}
          onConfirm={onExit}
        />
      )}
    </div>
  );
}

/** The result before it is gone; nothing as long as there is none. */
function soFarText(questions: ExamSession['questions']): string {
  const { right, total, percent } = scoreSoFar(questions);
  return total === 0 ? '' : `So far: ${right} of ${counted(total, 'question')} right on the first guess, ${percent}%. `;
}
