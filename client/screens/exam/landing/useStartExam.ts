import { useNavigate } from 'react-router-dom';
import { EXAM_LOADING_MS } from '../../../../domain/constants.ts';
import { resumePlace } from '../../../../domain/exam/examScreens.ts';
import { useIsOpen } from '../../../app/browser/useIsOpen.ts';
import { failureOf } from '../../../app/failures/failure.ts';
import { useAttempt } from '../../../app/forms/useAttempt.ts';
import type { FormProblem } from '../../../components/form/problem.ts';
import { placePath } from '../placePath.ts';
import { useExam } from '../useExam.ts';
import { questionsAfterWait } from './questionsAfterWait.ts';
import { useFetchQuestions } from './useFetchQuestions.ts';

/** What to practice: every question, or ten of them. */
export type Run = {
  readonly type: 'FULL_EXAM' | 'QUICK_TEN';
  /** The ids of the questions to ask; all by default. */
  readonly only?: readonly string[];
};

/** Starts an exam: waits, loads the questions and opens the first one. Leaving the landing cancels it. */
export function useStartExam() {
  const { send, isWaiting, restore } = useExam();
  const navigate = useNavigate();
  const fetchQuestions = useFetchQuestions();
  const { problem, setProblem, isBusy, attempt } = useAttempt(null, (error) =>
    formProblem(`The questions couldn't be loaded. ${failureOf(error).message}`),
  );
  const isOpen = useIsOpen();

  /** Resolves to whether the person is still on the landing. */
  async function start({ type, only }: Run) {
    const questions = await questionsAfterWait(EXAM_LOADING_MS, isOpen, fetchQuestions);
    if (questions === null) return true;
    // A run that couldn't get its texts back earlier is still in progress, so it must not be replaced.
    if (isWaiting()) restore(questions);
    const chosen = only === undefined ? questions : questions.filter(({ id }) => only.includes(id));
    const session = send({ type: `${type}_STARTED`, questions: chosen, nowMs: Date.now() });
    if (session.questions.length > 0) void navigate(placePath(resumePlace(session)));
    else setProblem(formProblem('There are no questions to practice.'));
    return session.questions.length === 0;
  }

  return { start: (run: Run) => void attempt(() => start(run)), isLoading: isBusy, problem };
}

const formProblem = (message: string): FormProblem => ({ field: null, message });
