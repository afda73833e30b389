/** Whether a value from outside is one of a list's names. Labels that people see are not names. */
export function isOneOf<Value extends string>(values: readonly Value[], candidate: unknown): candidate is Value {
  return values.some((value) => value === candidate);
}
