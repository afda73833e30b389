import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isJsonObject } from '../../../../domain/json.ts';
import type { Conflict, ConflictField } from '../../../components/form/ConflictChoices.tsx';
import { changedFields } from './fields.ts';

/**
 * Merges the typed values into the stored ones. Fields that depend on each other are taken from one side together.
 * @param by who saved last
 */
export function meetChanges<Values extends object>(
  fields: readonly ConflictField<Values>[],
  before: Values,
  now: Values,
  mine: Values,
  by: string | null,
): { values: Values; conflict: Conflict<Values> } {
  const values = { ...now };
  for (const { fields: names } of fields) {
    if (names.every((name) => mine[name] === before[name])) continue;
    for (const name of names) values[name] = mine[name];
  }
  return { values, conflict: { by, theirs: changedFields(before, now), now, mine } };
}

/** Who saved last, as a refusal with CONFLICT tells; null where it does not. */
export function saverIn(error: unknown): { id: string; name: string } | null {
  const saver = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['changedBy'] : null;
  if (!isJsonObject(saver)) return null;
  const { id, name } = saver;
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
}
