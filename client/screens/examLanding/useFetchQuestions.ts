import { useApolloClient } from '@apollo/client/react';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import type { PracticeQuestion } from '../../../domain/exam/examState.ts';
import { dataOf } from '../../app/apollo/dataOf.ts';
import { deviceStorage } from '../../app/deviceStorage.ts';
import { failureOf } from '../../app/failure.ts';
import { usePerson } from '../../app/session/PersonContext.ts';
import { ViewerDocument } from '../../app/session/session.generated.ts';
import { inNewOrder, keepQuestions, keptQuestions } from '../exam/keptQuestions.ts';
import { ExamQuestionsDocument, ExamViewerDocument } from './ExamLandingScreen.generated.ts';

/** Fetches the questions and keeps them on the device; without a network, gives those that it keeps. */
export function useFetchQuestions(): () => Promise<readonly PracticeQuestion[]> {
  const client = useApolloClient();
  const person = usePerson();
  const soldierId = person?.soldierId ?? null;

  return async () => {
    try {
      const [answer, own] = await Promise.all([
        // The exam keeps its own copy.
        client.query({ query: ExamQuestionsDocument, fetchPolicy: 'no-cache' }),
        // Without the name they are not kept, and can be practised all the same.
        client.query({ query: ExamViewerDocument }).catch(() => null),
      ]);
      const { examQuestions } = dataOf(answer);
      const lastName = own?.data?.viewer?.soldier?.lastName;
      // Whoever has signed out meanwhile took along what the device kept for them.
      const isStillHere = person?.accountId === client.readQuery({ query: ViewerDocument })?.viewer?.login.id;
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
