import type { ConflictField } from '../../components/form/ConflictChoices.tsx';
import { changedFields } from './fields.ts';

/** What somebody else saved while a form was open. */
export type Conflict<Values> = {
  /** The fields that they changed. */
  readonly theirs: Partial<Values>;
  /** All fields as they are stored now. */
  readonly now: Values;
  /** All fields as the form held them when it met those changes. */
  readonly mine: Values;
};

/** Puts what was typed over what is stored now. Of fields that only make sense together, all are kept or none. */
export function meetChanges<Values extends object>(
  fields: readonly ConflictField<Values>[],
  before: Values,
  now: Values,
  mine: Values,
): { values: Values; conflict: Conflict<Values> } {
  const values = { ...now };
  for (const { fields: names } of fields) {
    if (names.every((name) => mine[name] === before[name])) continue;
    for (const name of names) values[name] = mine[name];
  }
  return { values, conflict: { theirs: changedFields(before, now), now, mine } };
}
