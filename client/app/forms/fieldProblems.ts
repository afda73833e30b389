import { isEmail } from '../../../domain/identity/identityValidation.ts';
import { loginMessages } from '../../../domain/loginMessages.ts';
import type { FormProblem } from '../../components/form/problem.ts';

/** What is wrong with the e-mail address that a form asks for, in the field of that name. */
export function emailProblems(field: string, email: string): FormProblem[] {
  if (email.trim() === '') return [{ field, message: loginMessages.completeAllFields }];
  return isEmail(email) ? [] : [{ field, message: loginMessages.invalidEmail }];
}

/** What is missing from fields that must not be empty. */
export function missing(fields: Readonly<Record<string, string>>): FormProblem[] {
  const empty = Object.keys(fields).filter((field) => fields[field] === '');
  return empty.map((field) => ({ field, message: loginMessages.completeAllFields }));
}
