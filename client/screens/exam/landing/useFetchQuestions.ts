import { useApolloClient } from '@apollo/client/react';
import { ErrorCode } from '../../../../domain/errorCodes.ts';
import type { PracticeQuestion } from '../../../../domain/exam/examState.ts';
import { dataOf } from '../../../app/api/dataOf.ts';
import { deviceStorage } from '../../../app/browser/deviceStorage.ts';
import { failureOf } from '../../../app/failures/failure.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { accountIn } from '../../../app/session/session.ts';
import { ExamViewerDocument } from './ExamLandingScreen.generated.ts';
import { inNewOrder, keepQuestions, keptQuestions } from './keptQuestions.ts';
import { ExamQuestionsDocument } from './useFetchQuestions.generated.ts';

/** Fetches the questions and stores them on the device. Without a network, returns the stored ones. */
export function useFetchQuestions(): () => Promise<readonly PracticeQuestion[]> {
  const client = useApolloClient();
  const person = usePerson();
  const soldierId = person?.soldierId ?? null;

  return async () => {
    try {
      const [answer, own] = await Promise.all([
        // The exam keeps its own copy.
        client.query({ query: ExamQuestionsDocument, fetchPolicy: 'no-cache' }),
        // Without the name the questions aren't stored, but the exam still works.
        client.query({ query: ExamViewerDocument }).catch(() => null),
      ]);
      const { examQuestions } = dataOf(answer);
      const lastName = own?.data?.viewer?.soldier?.lastName;
      // If the person has signed out in the meantime, nothing may be stored for them.
      const isStillHere = person?.accountId === accountIn(client.cache);
      if (person !== null && isStillHere && soldierId !== null && lastName !== undefined) {
        keepQuestions(deviceStorage, { accountId: person.accountId, soldierId, lastName }, examQuestions);
      }
      return examQuestions;
    } catch (error) {
      const kept = keptQuestions(deviceStorage, soldierId);
      if (kept.length === 0 || failureOf(error).code !== ErrorCode.NETWORK_REQUEST_FAILED) throw error;
      return inNewOrder(kept, Math.random);
    }
  };
}
