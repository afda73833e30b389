import { useState } from 'react';
import type { FormProblem } from '../../components/form/problem.ts';
import { useToast } from '../../components/toasts/ToastContext.ts';
import { failureOf } from '../failure.ts';
import { useIsOpen } from '../useIsOpen.ts';

export type Attempt = ReturnType<typeof useAttempt>;

/**
 * For a call of something that is no form: what it fails for shows beside what was pressed; whoever has left is told.
 * @param subject what it is about, for whoever has left.
 * @param explain what to show for a failed call, where the server's own sentence is not all there is to say.
 */
export function useAttempt(subject: string, explain: (error: unknown) => FormProblem = failureOf) {
  const tell = useToast();
  const isOpen = useIsOpen();
  const [problem, setProblem] = useState<FormProblem | null>(null);

  async function attempt(act: () => Promise<unknown>): Promise<void> {
    setProblem(null);
    try {
      await act();
    } catch (error) {
      const found = explain(error);
      if (isOpen.current) setProblem(found);
      else tell(`${subject}: ${found.message}`, 'bad');
    }
  }

  return { problem, setProblem, attempt };
}
