import type { ConflictField } from '../../components/form/ConflictChoices.tsx';
import { changedFields } from './fields.ts';

/** The changes that somebody else saved while a form was open. */
export type Conflict<Values> = {
  /** The fields that they changed. */
  readonly theirs: Partial<Values>;
  /** All fields as they are stored now. */
  readonly now: Values;
  /** All fields as they were in the form when those changes were loaded. */
  readonly mine: Values;
};

/** Merges the typed values into the stored ones. Fields that depend on each other are taken from one side together. */
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
