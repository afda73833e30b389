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
  /** The form's title. A toast starts with it if the person has left the form. */
  title: string;
  /** Whether the form has unsaved changes. Leaving it then asks first. */
  hasChanges?: boolean;
  check: (form: HTMLFormElement) => Checked<Input>;
  /** Asks the person before sending, and resolves to whether to send. */
  ask?: (input: Input) => Promise<boolean>;
  /** Resolves to false if the person was redirected, for example to sign in again. The button then stays as it is. */
  send: (input: Input) => Promise<Sent>;
  /** A toast after success, if the next screen doesn't show the result. */
  doneText?: string;
  /** The person's name on that toast's second line; null for oneself. */
  doneAbout?: string | null;
  /** A toast after success if the person has left the form. Otherwise the form itself shows the result. */
  leftText?: string;
  /** Called after success, if the form is still open. */
  onDone?: (sent: Sent) => void;
  /**
   * Where to go then, unless a route guard leads elsewhere. The next screen replaces the form in the browser's navigation: Back leads to
   * where the person came from, and not to a form that looks unsaved.
   */
  leadsTo?: (sent: Sent) => Pick<LinkTarget, 'to' | 'state'>;
  /** Turns an error into the problems to show, if it isn't the server's own message. */
  explain?: (error: unknown) => FormProblem | readonly FormProblem[];
};

/** Submits a form: checks it, sends it, and shows its problems. What was typed stays. */
export function useSubmission<Input, Sent>(submission: Submission<Input, Sent>) {
  const { title, hasChanges = false, check, ask, send, onDone, leadsTo, explain = failureOf } = submission;
  const { doneText, doneAbout = null, leftText } = submission;
  const { problems, setProblems } = useProblems((form) => {
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
      setProblems({ form, problems: checked.problems, isByCheck: true });
      return;
    }
    if (ask && !(await ask(checked.input))) return;
    // Earlier problems stay until the answer: removing them would move the button between the two clicks of a double click.
    setSubmitting(true);
    let sent: Sent;
    try {
      sent = await send(checked.input);
    } catch (error) {
      // Closes the dialog that asks about leaving, before the problems take the focus.
      releaseChanges();
      const found = [explain(error)].flat();
      if (!isOpen()) tell(`${title}: ${found.map(({ message }) => message).join(' ')}`, 'bad');
      setProblems({ form, problems: found, isByCheck: false });
      setSubmitting(false);
      return;
    }
    if (sent === false) return;
    releaseChanges();
    const isStillOpen = isOpen();
    const text = isStillOpen ? doneText : (doneText ?? leftText);
    // As a transition, the toast appears with the next screen. On this one, the focus would move and interrupt a screen reader.
    if (text !== undefined) startTransition(() => tell(text, 'good', { about: doneAbout }));
    // The button stays busy until the next screen is loaded: a second click would send everything twice.
    if ((onDone || leadsTo) && isStillOpen) {
      onDone?.(sent);
      const next = leadsTo?.(sent);
      if (next) void navigate(next.to, { state: next.state, replace: true });
    }
    // The person has left the form, so they stay where they are. If they return before the other screen is loaded, the form works again.
    else {
      setProblems(null);
      setSubmitting(false);
    }
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => void submit(event);
  const forgetProblems = () => setProblems(null);
  return { form: { title, problems, isSubmitting, onSubmit }, problems, isSubmitting, forgetProblems };
}
