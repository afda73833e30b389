import { type FormProblem, messageFor } from './problem.ts';

/** What ties a field of a form to its value. */
export type TiedField<Value> = {
  readonly name: string;
  readonly problem: string | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/**
 * Gives the props that tie a field to the value of that name. The API may call the field otherwise.
 * @param prefix how the API's names of all of the fields begin
 */
export function formFields<Values extends object>(
  values: Values,
  change: (changed: Partial<Values>) => void,
  problems: readonly FormProblem[],
  prefix = '',
) {
  return <Name extends keyof Values & string>(name: Name, apiName: string = name): TiedField<Values[Name]> => ({
    name: `${prefix}${apiName}`,
    problem: messageFor(problems, `${prefix}${apiName}`),
    value: values[name],
    onChange: (value) => {
      const changed: Partial<Values> = {};
      changed[name] = value;
      change(changed);
    },
  });
}
