import { useState } from 'react';
import type { FormProblem } from '../../components/form/problem.ts';
import { useToast } from '../../components/toasts/ToastContext.ts';
import { useIsOpen } from '../browser/useIsOpen.ts';
import { failureOf } from '../failures/failure.ts';

/**
 * For a call that a button makes outside a form. A failure is shown beside the button or, when the screen has been left, in a toast.
 * @param subject names the call in the toast; null for a call that matters on its screen alone, whose failure is not told elsewhere.
 * @param explain the problem to show for an error, if not the server's own message.
 */
export function useAttempt(subject: string | null, explain: (error: unknown) => FormProblem = failureOf) {
  const tell = useToast();
  const isOpen = useIsOpen();
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [isBusy, setBusy] = useState(false);

  /**
   * @param act resolves to false if it leads the person on: the button then stays busy until the next screen is shown.
   * @param about names the call in the toast, where the subject depends on what was clicked.
   */
  async function attempt(act: () => Promise<unknown>, about = subject): Promise<void> {
    setProblem(null);
    setBusy(true);
    try {
      if ((await act()) === false) return;
    } catch (error) {
      const found = explain(error);
      if (isOpen()) setProblem(found);
      else if (about !== null) tell(`${about}: ${found.message}`, 'bad');
    }
    setBusy(false);
  }

  return { problem, setProblem, isBusy, attempt };
}
