import { type FormProblem, messageFor } from './problem.ts';

/** The props that tie a form's field to its value. */
export type TiedField<Value> = {
  readonly name: string;
  readonly problem: string | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/**
 * Returns a function that gives the props for the field of a value. The API may use another name for the field.
 * @param prefix what all of the fields' API names start with
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
