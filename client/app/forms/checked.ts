import type { FormProblem } from '../../components/form/problem.ts';

/** The outcome of a form's check: an input that can be sent, or its problems. */
export type Checked<Input> = { readonly input: Input } | { readonly problems: readonly FormProblem[] };

/** The input, unless it has problems. */
export function checked<Input>(problems: readonly FormProblem[], input: Input): Checked<Input> {
  return problems.length > 0 ? { problems } : { input };
}
