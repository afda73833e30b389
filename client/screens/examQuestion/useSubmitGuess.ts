import { useExam } from '../exam/useExam.ts';

/** Submits the chosen option. */
export function useSubmitGuess(): () => void {
  const { send } = useExam();
  return () => void send({ type: 'SUBMITTED' });
}
