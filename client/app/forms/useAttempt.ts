import { useState } from 'react';
import type { FormProblem } from '../../components/form/problem.ts';
import { useToast } from '../../components/toasts/ToastContext.ts';
import { useIsOpen } from '../browser/useIsOpen.ts';
import { failureOf } from '../failures/failure.ts';

/**
 * For a button that makes a call outside a form. A failure appears beside the button or, if the person has left the screen, in a toast.
 * @param subject names the call in the toast; null if a failure matters only on its own screen
 * @param explain turns an error into the problem to show, if it isn't the server's own message
 */
export function useAttempt(subject: string | null, explain: (error: unknown) => FormProblem = failureOf) {
  const tell = useToast();
  const isOpen = useIsOpen();
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [isBusy, setBusy] = useState(false);

  /**
   * @param act resolves to false if it leads to another screen: the button then stays busy until that screen appears
   * @param about names the call in the toast, if the subject depends on what was clicked
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
