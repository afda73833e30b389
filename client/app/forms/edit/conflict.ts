import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isJsonObject } from '../../../../domain/json.ts';
import type { Conflict, ConflictField } from '../../../components/form/ConflictChoices.tsx';
import { YOU_ELSEWHERE } from '../../../components/form/youElsewhere.ts';
import { changedFields } from './fields.ts';

/**
 * Merges typed values into the stored ones. Fields that depend on each other are taken together from one side.
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

/**
 * Who saved last, from a refusal with CONFLICT: `SFC Vance`, or YOU_ELSEWHERE; null if it doesn't say.
 * @param ownId the record of the person whose save was refused
 */
export function saverIn(error: unknown, ownId: string | null): string | null {
  const saver = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['changedBy'] : null;
  if (!isJsonObject(saver)) return null;
  const { id, name } = saver;
  if (typeof id !== 'string' || typeof name !== 'string') return null;
  return id === ownId ? YOU_ELSEWHERE : name;
}
