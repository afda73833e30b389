import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EXAM_LOADING_MS } from '../../../domain/constants.ts';
import { resumePlace } from '../../../domain/exam/examScreens.ts';
import type { PracticeQuestion } from '../../../domain/exam/examState.ts';
import { failureOf } from '../../app/failure.ts';
import { placePath } from '../exam/placePath.ts';
import { useExam } from '../exam/useExam.ts';
import { ExamQuestionsDocument } from './ExamLandingScreen.generated.ts';
import { questionsAfterWait } from './questionsAfterWait.ts';

/** What to practise: every question, or ten of them. */
export type Run = 'FULL_EXAM' | 'QUICK_TEN';

/** Starts an exam: the wait, the questions, then the first of them. Leaving the landing calls it off. */
export function useStartExam() {
  const client = useApolloClient();
  const { send } = useExam();
  const navigate = useNavigate();
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function fetchQuestions(): Promise<readonly PracticeQuestion[]> {
    // The exam keeps its own copy.
    const { data } = await client.query({ query: ExamQuestionsDocument, fetchPolicy: 'no-cache' });
    if (!data) throw new Error('The questions came without data and without an error.');
    return data.examQuestions;
  }

  async function start(run: Run) {
    const { signal } = leaving.current;
    setLoading(true);
    setProblem(null);
    try {
      const questions = await questionsAfterWait(EXAM_LOADING_MS, signal, fetchQuestions);
      if (questions === null) return;
      const session = send({ type: `${run}_STARTED`, questions });
      if (session.questions.length > 0) {
        void navigate(placePath(resumePlace(session)));
        return;
      }
      setProblem('There are no questions in the exam yet.');
    } catch (error) {
      if (signal.aborted) return;
      setProblem(`The questions could not be loaded. ${failureOf(error).message}`);
    }
    setLoading(false);
  }

  return { start: (run: Run) => void start(run), isLoading, problem };
}
