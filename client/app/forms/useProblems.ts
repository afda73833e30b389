import { useEffect, useState } from 'react';
import type { FormProblem } from '../../components/form/problem.ts';

/** Why a form was refused when it was last submitted. */
type Refusal = {
  readonly form: HTMLFormElement;
  readonly problems: readonly FormProblem[];
  /** Whether the form's own check refused it, and not the server: only that check can be repeated while somebody types. */
  readonly isByCheck: boolean;
};

const NONE: readonly FormProblem[] = [];

/**
 * The problems of a form since its last submission. A problem is removed when its field is changed, and when the form's check no longer
 * finds it: a new end date can resolve the problem of a start date. New problems are added only by the next submission.
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
    // On the document this runs after React's own listener, so that the typed value is in the state before the field is rendered again.
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

/** The refusal with only those problems; the same object if nothing was removed. */
function keeping(refusal: Refusal, isLeft: (problem: FormProblem) => boolean): Refusal {
  const problems = refusal.problems.filter(isLeft);
  return problems.length === refusal.problems.length ? refusal : { ...refusal, problems };
}
