import { useEffect, useLayoutEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { questionPlace } from '../../../../domain/exam/examScreens.ts';
import { examSession } from '../../../../domain/exam/examSession.ts';
import { LoadingPart } from '../../../components/LoadingPart.tsx';
import { placePath } from '../placePath.ts';
import { withRestoredRun } from '../RestoredRun.tsx';
import { useExam } from '../useExam.ts';
import { useExitExam } from '../useExitExam.ts';
import { QuestionView } from './QuestionView.tsx';

/** The question in the address. If there's no such question, redirects to where the exam continues. */
export const ExamQuestionScreen = withRestoredRun(QuestionAt);

function QuestionAt() {
  const { qid = '' } = useParams();
  const { pathname } = useLocation();
  const { session, send } = useExam();
  const { isLeaving, exit } = useExitExam();
  const place = questionPlace(session, qid);
  const index = place.screen === 'question' ? place.qid : null;
  // In a layout effect, so that a key pressed right after the commit answers this question and not the previous one. If another tab has
  // started a new exam, this opens its first question.
  useLayoutEffect(() => {
    if (index !== null) send({ type: 'MOVED', qid: index });
  }, [index, session.qid, send]);
  // The browser's Back leaves the screen even while the exit dialog is open.
  useEffect(() => () => void send({ type: 'EXIT_DECLINED' }), [send]);

  if (isLeaving) return <LoadingPart />;
  const path = placePath(place);
  if (index === null || path !== pathname) return <Navigate to={path} replace />;
  // Rendered with the session as the effect will set it, so that the previous question never shows at this address.
  return <QuestionView session={examSession(session, { type: 'MOVED', qid: index })} onExit={exit} />;
}
