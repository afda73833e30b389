import { currentQuestion } from '../../../../domain/exam/questionFlow.ts';
import { deviceStorage } from '../../../app/browser/deviceStorage.ts';
import { ownerOf } from '../../../app/offline/examRuns.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { rememberGuess } from '../review/storedReview.ts';
import { useExam } from '../useExam.ts';

/** Submits the chosen option. A first guess also counts for when the question is due for review. */
export function useSubmitGuess(): () => void {
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
