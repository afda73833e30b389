import { Double, Long } from 'bson';
import { fail } from './errors.ts';

/**
 * A BSON number in memory. A plain `number` stands for what bson would write for it: an int32 if it is a whole number of that range,
 * otherwise a double. Other numbers keep their class, so that no type is lost.
 */
export type Numeric = number | Double | Long;

const isInt32 = (value: number): boolean => (value | 0) === value && !Object.is(value, -0);

const isDouble = (value: Numeric): boolean => value instanceof Double || (typeof value === 'number' && !isInt32(value));

/** A double. Whole numbers need the wrapper, or they would become an int32. */
export const double = (value: number): number | Double => (isInt32(value) ? new Double(value) : value);

/** The closest JavaScript number; exact for everything but large longs. */
export function toNumber(value: Numeric): number {
  if (typeof value === 'number') return value;
  return value instanceof Double ? value.value : value.toNumber();
}

/** A long becomes a bigint, because JavaScript compares bigint with number exactly. */
const comparable = (value: Numeric): number | bigint => (value instanceof Long ? value.toBigInt() : toNumber(value));

/** MongoDB's order of numbers: by value, whatever the types; NaN first. */
export function compareNumbers(a: Numeric, b: Numeric): number {
  const [left, right] = [comparable(a), comparable(b)];
  if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(right)) - Number(Number.isNaN(left));
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The same text for equal numbers of any type, and different texts for different ones. */
export function numberKey(value: Numeric): string {
  const number = comparable(value);
  return typeof number === 'number' && Number.isInteger(number) ? BigInt(number).toString() : String(number);
}

/** A sum with MongoDB's type: double if either is one; long if either is one or an int overflows. */
export function add(a: Numeric, b: Numeric): Numeric {
  if (isDouble(a) || isDouble(b)) return double(toNumber(a) + toNumber(b));
  const sum = BigInt(a.toString()) + BigInt(b.toString());
  if (typeof a === 'number' && typeof b === 'number' && isInt32(Number(sum))) return Number(sum);
  return BigInt.asIntN(64, sum) === sum
    ? Long.fromBigInt(sum)
    : fail('BadValue', 'the result does not fit a 64-bit integer');
}
