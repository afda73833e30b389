import { useEffect, useState } from 'react';
import { type FormProblem, labelled } from '../../components/form/problem.ts';

/** What was wrong with a form when it was last submitted. */
type LastProblems = {
  readonly form: HTMLFormElement;
  readonly problems: readonly FormProblem[];
  /** Whether the form's own check found it, and not the server. Only that check can run again while somebody types. */
  readonly isByCheck: boolean;
};

const NONE: readonly FormProblem[] = [];

/**
 * A form's problems since its last submission. A problem goes away when its field changes, and when the form's check no longer finds it: a
 * new end date can resolve a start date's problem. Only the next submission adds problems.
 */
export function useProblems(check: (form: HTMLFormElement) => readonly FormProblem[]) {
  const [last, setLast] = useState<LastProblems | null>(null);

  useEffect(() => {
    if (!last) return;
    const { form } = last;
    const forget = ({ target }: Event) => {
      if (!(target instanceof Element) || !form.contains(target)) return;
      const name = target.getAttribute('name');
      setLast(keeping(last, ({ field }) => field === null || field !== name));
    };
    // A listener on the document runs after React's own. The state then has the typed value before the field renders again.
    document.addEventListener('input', forget);
    return () => document.removeEventListener('input', forget);
  }, [last]);

  if (last?.isByCheck) {
    const found = check(last.form);
    const left = keeping(last, ({ field, message }) =>
      found.some((problem) => problem.field === field && problem.message === message),
    );
    if (left !== last) setLast(left);
  }

  return {
    problems: last?.problems ?? NONE,
    setProblems: (found: LastProblems | null) =>
      setLast(found && { ...found, problems: labelled(found.form, found.problems) }),
  };
}

/** Keeps the problems that pass; the same object if all of them do. */
function keeping(last: LastProblems, isLeft: (problem: FormProblem) => boolean): LastProblems {
  const problems = last.problems.filter(isLeft);
  return problems.length === last.problems.length ? last : { ...last, problems };
}
