import { useEffect, useState } from 'react';
import type { FormProblem } from '../../components/form/problem.ts';

/** What a form was refused for, when it was last sent. */
type Refusal = {
  readonly form: HTMLFormElement;
  readonly problems: readonly FormProblem[];
  /** Whether the form's own check refused it: that can be asked again at any time, the server cannot. */
  readonly isByCheck: boolean;
};

const NONE: readonly FormProblem[] = [];

/**
 * What is wrong with a form, until it is corrected: the problem of a field goes when the field is changed, and also when the form's check
 * finds it no longer, as an end date can be what puts a start date right. Nothing new is found before the next submission.
 */
export function useProblems(check: (form: HTMLFormElement) => readonly FormProblem[]) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  useEffect(() => {
    if (!refusal) return;
    const { form } = refusal;
    const forget = ({ target }: Event) => {
      if (!(target instanceof Element) || !form.contains(target)) return;
      const name = target.getAttribute('name');
      setRefusal(keeping(refusal, ({ field }) => field === null || field !== name));
    };
    // React listens below the document: it takes what was typed before this draws the field anew.
    document.addEventListener('input', forget);
    return () => document.removeEventListener('input', forget);
  }, [refusal]);

  if (refusal?.isByCheck) {
    const found = check(refusal.form);
    const left = keeping(refusal, ({ field, message }) =>
      found.some((problem) => problem.field === field && problem.message === message),
    );
    if (left !== refusal) setRefusal(left);
  }

  return { problems: refusal?.problems ?? NONE, setRefusal };
}

/** The refusal for those of its problems alone; itself, where that is all of them. */
function keeping(refusal: Refusal, isLeft: (problem: FormProblem) => boolean): Refusal {
  const problems = refusal.problems.filter(isLeft);
  return problems.length === refusal.problems.length ? refusal : { ...refusal, problems };
}
