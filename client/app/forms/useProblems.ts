import { useEffect, useState } from 'react';
import { type FormProblem, labelled } from '../../components/form/problem.ts';

/** What was wrong with a form when it was last submitted. */
type Findings = {
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
  const [findings, setFindings] = useState<Findings | null>(null);

  useEffect(() => {
    if (!findings) return;
    const { form } = findings;
    const forget = ({ target }: Event) => {
      if (!(target instanceof Element) || !form.contains(target)) return;
      const name = target.getAttribute('name');
      setFindings(keeping(findings, ({ field }) => field === null || field !== name));
    };
    // A listener on the document runs after React's own. The state then has the typed value before the field renders again.
    document.addEventListener('input', forget);
    return () => document.removeEventListener('input', forget);
  }, [findings]);

  if (findings?.isByCheck) {
    const found = check(findings.form);
    const left = keeping(findings, ({ field, message }) =>
      found.some((problem) => problem.field === field && problem.message === message),
    );
    if (left !== findings) setFindings(left);
  }

  return {
    problems: findings?.problems ?? NONE,
    setFindings: (found: Findings | null) =>
      setFindings(found && { ...found, problems: labelled(found.form, found.problems) }),
  };
}

/** Keeps the problems that pass; the same object if all of them do. */
function keeping(findings: Findings, isLeft: (problem: FormProblem) => boolean): Findings {
  const problems = findings.problems.filter(isLeft);
  return problems.length === findings.problems.length ? findings : { ...findings, problems };
}
