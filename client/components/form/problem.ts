import { loginMessages } from '../../../domain/loginMessages.ts';

const { completeAllFields: COMPLETE } = loginMessages;

/** Something wrong with a form: with one of its fields, or with the whole when there is no field. */
export type FormProblem = {
  readonly field: string | null;
  readonly message: string;
  /** What the field is called on the screen; left out where the form shows no such field. */
  readonly label?: string | undefined;
};

/** The sentence to show beside a field. The form shows the general sentence at its top; the field then says that it is required. */
export function messageFor(problems: readonly FormProblem[], field: string): string | undefined {
  const found = problems.find((problem) => problem.field === field);
  return found?.message === COMPLETE ? `${found.label ?? 'This'} is required.` : found?.message;
}

/** What is said above a form, each sentence once. What is wrong with a field is said beside it, if the form shows that field. */
export function sentencesOf(problems: readonly FormProblem[]): string[] {
  const said = problems.filter(({ label, message }) => label === undefined || message === COMPLETE);
  return [...new Set(said.map(({ message }) => message))];
}

/** The problems with the labels of their fields. The label of a choice of few comes before those of its options. */
export function labelled(form: HTMLFormElement, problems: readonly FormProblem[]): FormProblem[] {
  return problems.map(({ field, message }) => ({
    field,
    message,
    label: form.querySelector(`[for="${String(field)}"], [data-for="${String(field)}"]`)?.textContent,
  }));
}
