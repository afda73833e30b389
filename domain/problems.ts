import type { Problem } from './errors.ts';

/**
 * The problems of the fields that have one, in the order of the fields.
 * @param messages what is wrong with each field; null for nothing
 * @param path what stands before the fields' names: `columns.0.`
 */
export function problems(messages: Readonly<Record<string, string | null>>, path = ''): Problem[] {
  return Object.entries(messages).flatMap(([field, message]) =>
    message === null ? [] : [{ field: `${path}${field}`, message }],
  );
}

/** What is wrong with what has to be a whole number of a range; null where it is one. */
export function wholeNumberMessage(
  label: string,
  number: number | null | undefined,
  min: number,
  max: number,
): string | null {
  const isFine = typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max;
  return isFine ? null : `${label} must be a whole number from ${min} to ${max}.`;
}
