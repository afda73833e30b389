/** Something wrong with a form: with one of its fields, or with the whole when there is no field. */
export type FormProblem = { readonly field: string | null; readonly message: string };

/** The sentence to show beside a field. */
export function messageFor(problems: readonly FormProblem[], field: string): string | undefined {
  return problems.find((problem) => problem.field === field)?.message;
}

/** The problems with each sentence once: two empty fields need one 'Please complete all fields.' */
export function withoutRepeats(problems: readonly FormProblem[]): FormProblem[] {
  return problems.filter(({ message }, index) => problems.findIndex((other) => other.message === message) === index);
}
