import { fail, unsupported } from './errors.ts';
import { add } from './numbers.ts';
import { elementMatcher } from './query.ts';
import { bracket, isArray, isDoc, isNumeric, type Maybe, type Value } from './values.ts';

/** What an update operator does at the end of its path; `undefined` removes the field. */
export interface Modifier {
  /** Whether it creates missing fields on its path. */
  readonly creates: boolean;
  readonly apply: (old: Maybe) => Maybe;
}

/** The update operators. mingo's own are not used: on a value of the wrong type, they do nothing instead of failing. */
export const MODIFIERS: Readonly<Record<string, (operand: Value, field: string) => Modifier>> = {
  $set: (operand) => ({ creates: true, apply: () => operand }),
  $setOnInsert: (operand) => ({ creates: true, apply: () => operand }),
  $unset: () => ({ creates: false, apply: () => undefined }),
  $inc: increment,
  $push: push,
  $pull: pull,
};

function increment(operand: Value, field: string): Modifier {
  if (!isNumeric(operand)) return fail('TypeMismatch', `Cannot increment with non-numeric argument: {${field}: …}`);
  return {
    creates: true,
    apply: (old) => {
      if (old === undefined) return operand;
      return isNumeric(old)
        ? add(old, operand)
        : fail(
            'TypeMismatch',
            `Cannot apply $inc to a value of non-numeric type. The field '${field}' is of type ${bracket(old)}`,
          );
    },
  };
}

function push(operand: Value, field: string): Modifier {
  const clauses = isDoc(operand) ? Object.keys(operand).filter((name) => name.startsWith('$')) : [];
  const other = clauses.find((name) => name !== '$each');
  if (other !== undefined) unsupported(`${other} in $push`);
  const added = clauses.length > 0 && isDoc(operand) ? operand['$each'] : [operand];
  if (!isArray(added))
    return fail('BadValue', `The argument to $each in $push must be an array but it was of type ${bracket(added)}`);
  return { creates: true, apply: (old) => [...(old === undefined ? [] : arrayAt(old, field)), ...added] };
}

function pull(operand: Value, field: string): Modifier {
  const matches = elementMatcher(operand);
  return {
    creates: false,
    apply: (old) => (old === undefined ? undefined : arrayAt(old, field).filter((element) => !matches(element))),
  };
}

const arrayAt = (old: Value, field: string): readonly Value[] =>
  isArray(old) ? old : fail('BadValue', `The field '${field}' must be an array but is of type ${bracket(old)}`);
