import { type SubmitEvent, useState } from 'react';
import { failureOf } from './failure.ts';
import type { FormProblem } from '../components/form/problem.ts';

/** What a form holds: an input that may be sent, or what is wrong with it. */
export type Checked<Input> = { readonly input: Input } | { readonly problems: readonly FormProblem[] };

type Submission<Input> = {
  check: (form: HTMLFormElement) => Checked<Input>;
  send: (input: Input) => Promise<unknown>;
  /** The problem to show for a failed call, where the server's own sentence is not the one. */
  explain?: (error: unknown) => FormProblem;
};

/** Takes a form from its submit button to the server and brings back what is wrong. Nothing typed is touched. */
export function useSubmission<Input>({ check, send, explain = failureOf }: Submission<Input>) {
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [isSubmitting, setSubmitting] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const checked = check(event.currentTarget);
    if ('problems' in checked) {
      setProblems(checked.problems);
      return;
    }
    setProblems([]);
    setSubmitting(true);
    try {
      await send(checked.input);
    } catch (error) {
      setProblems([explain(error)]);
    } finally {
      setSubmitting(false);
    }
  }

  return { problems, isSubmitting, submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event) };
}
