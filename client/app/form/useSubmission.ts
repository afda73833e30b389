import { startTransition, type SubmitEvent, useState } from 'react';
import { failureOf } from '../failure.ts';
import type { FormProblem } from '../../components/form/problem.ts';
import { useToast } from '../../components/toasts/ToastContext.ts';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges.ts';
import { useIsOpen } from '../useIsOpen.ts';
import type { Checked } from './checked.ts';
import { useProblems } from './useProblems.ts';

type Submission<Input, Sent> = {
  /** What the form is called, also where somebody who has left it is told what went wrong. */
  title: string;
  /** Whether the form holds what it did not open with: leaving it then asks, until it is sent. */
  hasChanges?: boolean;
  check: (form: HTMLFormElement) => Checked<Input>;
  /** Gives false where it was not done and the person is led elsewhere: to signing in again, or to what is there already. */
  send: (input: Input) => Promise<Sent>;
  /** What is said once it is sent, where the next screen does not show it. */
  doneText?: string;
  /** What is said once it is sent to whoever has left, where the form itself says it to everybody else. */
  leftText?: string;
  /** Where the person goes once it is sent, if the guards do not lead on. */
  onDone?: (sent: Sent) => void;
  /** What to show for a failed call, where the server's own sentence is not all there is to say. */
  explain?: (error: unknown) => FormProblem | readonly FormProblem[];
};

/** Takes a form from its submit button to the server and brings back what is wrong. Nothing typed is touched. */
export function useSubmission<Input, Sent>(submission: Submission<Input, Sent>) {
  const { title, hasChanges = false, check, send, doneText, leftText, onDone, explain = failureOf } = submission;
  const { problems, setRefusal } = useProblems((form) => {
    const checked = check(form);
    return 'problems' in checked ? checked.problems : [];
  });
  const [isSubmitting, setSubmitting] = useState(false);
  const tell = useToast();
  const releaseChanges = useUnsavedChanges(hasChanges, isSubmitting ? 'SENT' : 'TYPED');
  const isOpen = useIsOpen();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    const checked = check(form);
    if ('problems' in checked) {
      setRefusal({ form, problems: checked.problems, isByCheck: true });
      return;
    }
    // What was refused before stays until the answer: the button would move from under a hand that presses it twice.
    setSubmitting(true);
    let sent: Sent;
    try {
      sent = await send(checked.input);
    } catch (error) {
      const found = [explain(error)].flat();
      if (!isOpen.current) tell(`${title}: ${found.map(({ message }) => message).join(' ')}`, 'bad');
      setRefusal({ form, problems: found, isByCheck: false });
      setSubmitting(false);
      return;
    }
    if (sent === false) return;
    releaseChanges();
    const text = isOpen.current ? doneText : (doneText ?? leftText);
    // It comes with the next screen: said on this one, the move of the focus would cut it short.
    if (text !== undefined) startTransition(() => tell(text));
    // Until the next screen has loaded the button stays as it is: a second click would send everything twice.
    if (!onDone) {
      setRefusal(null);
      setSubmitting(false);
    }
    // Whoever left in the meantime stays where they are.
    else if (isOpen.current) onDone(sent);
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => void submit(event);
  return { form: { title, problems, onSubmit }, problems, isSubmitting };
}
