import { isEmail } from '../../../domain/identity/identityValidation.ts';
import { loginMessages } from '../../../domain/loginMessages.ts';
import type { FormProblem } from '../../components/form/problem.ts';

/**
 * The problems of an email address that a form asks for.
 * @param field the name of its field
 */
export function emailProblems(field: string, email: string): FormProblem[] {
  if (email.trim() === '') return [{ field, message: loginMessages.completeAllFields }];
  return isEmail(email) ? [] : [{ field, message: loginMessages.invalidEmail }];
}

/** The problems of required fields that are empty. */
export function missing(fields: Readonly<Record<string, string>>): FormProblem[] {
  const empty = Object.keys(fields).filter((field) => fields[field] === '');
  return empty.map((field) => ({ field, message: loginMessages.completeAllFields }));
}
