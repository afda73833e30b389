import { loginMessages } from '../../../domain/loginMessages.ts';

const { completeAllFields: COMPLETE } = loginMessages;

/** Something wrong with a form: with one of its fields or, without a field, with the whole form. */
export type FormProblem = {
  readonly field: string | null;
  readonly message: string;
  /** The field's label on screen; left out if the form doesn't show that field. */
  readonly label?: string | undefined;
};

/** The sentence next to a field. If the form already shows the general sentence at its top, the field says that it is required. */
export function messageFor(problems: readonly FormProblem[], field: string): string | undefined {
  const found = problems.find((problem) => problem.field === field);
  return found?.message === COMPLETE ? `${found.label ?? 'This'} is required.` : found?.message;
}

/** The sentences above a form, each one once. A field's problem is next to the field, if the form shows it. */
export function sentencesOf(problems: readonly FormProblem[]): string[] {
  const said = problems.filter(({ label, message }) => label === undefined || message === COMPLETE);
  return [...new Set(said.map(({ message }) => message))];
}

/** The problems, with their fields' labels. A group of options has its own label, which comes before the options' labels. */
export function labelled(form: HTMLFormElement, problems: readonly FormProblem[]): FormProblem[] {
  return problems.map(({ field, message }) => ({
    field,
    message,
    label: form.querySelector(`[for="${String(field)}"], [data-for="${String(field)}"]`)?.textContent,
  }));
}
