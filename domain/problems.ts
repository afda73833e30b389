import type { Problem } from './errors.ts';

/**
 * The problems of the fields that have one, in the order of the fields.
 * @param messages the problem of each field; null for none
 * @param path a prefix for the fields' names: `unitFields.0.`
 */
export function problems(messages: Readonly<Record<string, string | null>>, path = ''): Problem[] {
  return Object.entries(messages).flatMap(([field, message]) =>
    message === null ? [] : [{ field: `${path}${field}`, message }],
  );
}

/** The problem of a number that has to be a whole number in a range; null if it is. */
export function wholeNumberMessage(
  label: string,
  number: number | null | undefined,
  min: number,
  max: number,
): string | null {
  const isFine = typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max;
  return isFine ? null : `${label} must be a whole number from ${min} to ${max}.`;
}
