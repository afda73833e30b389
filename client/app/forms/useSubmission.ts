import { startTransition, type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FormProblem } from '../../components/form/problem.ts';
import type { LinkTarget } from '../../components/Link.tsx';
import { useToast } from '../../components/toasts/ToastContext.ts';
import { useIsOpen } from '../browser/useIsOpen.ts';
import { failureOf } from '../failures/failure.ts';
import type { Checked } from './checked.ts';
import { useUnsavedChanges } from './unsaved/useUnsavedChanges.ts';
import { useProblems } from './useProblems.ts';

type Submission<Input, Sent> = {
  /** The form's title, also in a toast after the form was left. */
  title: string;
  /** Whether the form has unsaved changes: leaving it then asks first. */
  hasChanges?: boolean;
  check: (form: HTMLFormElement) => Checked<Input>;
  /** Asks before it is sent, and resolves to whether it is to be. */
  ask?: (input: Input) => Promise<boolean>;
  /** Resolves to false if the person was redirected meanwhile, as to signing in again: the button then stays as it is. */
  send: (input: Input) => Promise<Sent>;
  /** A toast after success, if the next screen does not show the result. */
  doneText?: string;
  /** Whom it is about, on the second line of that toast; null for oneself. */
  doneAbout?: string | null;
  /** A toast after success if the form was left in the meantime; otherwise the form itself shows the result. */
  leftText?: string;
  /** Called after success, if the form is still open. */
  onDone?: (sent: Sent) => void;
  /**
   * Where it leads then, if no route guard does. The next screen takes the form's place in the browser's history: Back does not open the form again
   * as if nothing was saved, but leads to where the person came from.
   */
  leadsTo?: (sent: Sent) => Pick<LinkTarget, 'to' | 'state'>;
  /** The problems to show for an error, if not the server's own message. */
  explain?: (error: unknown) => FormProblem | readonly FormProblem[];
};

/** Submits a form: checks it, sends it, and shows its problems. The typed values stay. */
export function useSubmission<Input, Sent>(submission: Submission<Input, Sent>) {
  const { title, hasChanges = false, check, ask, send, onDone, leadsTo, explain = failureOf } = submission;
  const { doneText, doneAbout = null, leftText } = submission;
  const { problems, setFindings } = useProblems((form) => {
    const checked = check(form);
    return 'problems' in checked ? checked.problems : [];
  });
  const [isSubmitting, setSubmitting] = useState(false);
  const tell = useToast();
  const releaseChanges = useUnsavedChanges(hasChanges, isSubmitting ? 'SENT' : 'TYPED');
  const isOpen = useIsOpen();
  const navigate = useNavigate();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    const checked = check(form);
    if ('problems' in checked) {
      setFindings({ form, problems: checked.problems, isByCheck: true });
      return;
    }
    if (ask && !(await ask(checked.input))) return;
    // The problems before stay until the answer: removing them would move the button between the clicks of a double click.
    setSubmitting(true);
    let sent: Sent;
    try {
      sent = await send(checked.input);
    } catch (error) {
      // Closes the dialog that asks whether to leave, before the problems take the focus.
      releaseChanges();
      const found = [explain(error)].flat();
      if (!isOpen()) tell(`${title}: ${found.map(({ message }) => message).join(' ')}`, 'bad');
      setFindings({ form, problems: found, isByCheck: false });
      setSubmitting(false);
      return;
    }
    if (sent === false) return;
    releaseChanges();
    const isStillOpen = isOpen();
    const text = isStillOpen ? doneText : (doneText ?? leftText);
    // A transition shows it with the next screen: on this one the move of the focus would interrupt a screen reader.
    if (text !== undefined) startTransition(() => tell(text, 'good', { about: doneAbout }));
    // Until the next screen has loaded the button stays as it is: a second click would send everything twice.
    if ((onDone || leadsTo) && isStillOpen) {
      onDone?.(sent);
      const next = leadsTo?.(sent);
      if (next) void navigate(next.to, { state: next.state, replace: true });
    }
    // After the form was left, the person stays where they are; if they come back before the other screen has loaded, it can be used.
    else {
      setFindings(null);
      setSubmitting(false);
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => void submit(event);
  const forgetProblems = () => setFindings(null);
  return { form: { title, problems, isSubmitting, onSubmit }, problems, isSubmitting, forgetProblems };
}
