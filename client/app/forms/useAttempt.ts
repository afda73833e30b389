import { useState } from 'react';
import type { FormProblem } from '../../components/form/problem.ts';
import { useToast } from '../../components/toasts/ToastContext.ts';
import { failureOf } from '../failures/failure.ts';
import { useIsOpen } from '../browser/useIsOpen.ts';

export type Attempt = ReturnType<typeof useAttempt>;

/**
 * For a call that a button makes outside a form. A failure is shown beside the button or, when the screen has been left, in a toast.
 * @param subject names the call in the toast.
 * @param explain the problem to show for an error, if not the server's own message.
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
      if (isOpen()) setProblem(found);
      else tell(`${subject}: ${found.message}`, 'bad');
    }
  }

  return { problem, setProblem, attempt };
}
