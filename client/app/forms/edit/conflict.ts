import type { Conflict, ConflictField } from '../../../components/form/ConflictChoices.tsx';
import { changedFields } from './fields.ts';

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
