import type { Problem } from './errors.ts';

/** The problems of the fields that have one, in the order of the fields. */
export function problems(fields: readonly (readonly [field: string, message: string | null])[]): Problem[] {
  return fields.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}
