import type { Dispatch, SetStateAction } from 'react';
import { type FormProblem, messageFor } from './problem.ts';

/** For a form of required texts: gives the props of the field of that name. */
export function textFields<Values extends { readonly [Name in keyof Values]: string }>(
  values: Values,
  setValues: Dispatch<SetStateAction<Values>>,
  problems: readonly FormProblem[],
) {
  return (name: keyof Values & string) => ({
    name,
    required: true,
    value: values[name],
    onChange: (value: string) => setValues((current) => ({ ...current, [name]: value })),
    problem: messageFor(problems, name),
  });
}
