import { type Decimal128, Double, Long } from 'bson';
import { fail, unsupported } from './errors.ts';

/**
 * A BSON number in memory. A plain `number` stands for what bson would write for it (an int32 when it is a
 * whole number of that range, else a double); the other numbers keep their class, so that no type is lost.
 */
export type Numeric = number | Double | Long | Decimal128;

const isInt32 = (value: number): boolean => (value | 0) === value && !Object.is(value, -0);

/** A double; whole numbers need the wrapper, or they would turn into an int32. */
export const double = (value: number): number | Double => (isInt32(value) ? new Double(value) : value);

/** Which of MongoDB's four number types a value is. */
export function numberType(value: Numeric): 'int' | 'long' | 'double' | 'decimal' {
  if (typeof value === 'number') return isInt32(value) ? 'int' : 'double';
  if (value instanceof Double) return 'double';
  return value instanceof Long ? 'long' : 'decimal';
}

/** The closest JavaScript number; exact for everything but large longs and decimals. */
export function toNumber(value: Numeric): number {
  if (typeof value === 'number') return value;
  if (value instanceof Double) return value.value;
  return value instanceof Long ? value.toNumber() : Number(value.toString());
}

/** A whole number for options such as limit and skip, whichever BSON type it came in. */
export function toInteger(value: Numeric, what: string): number {
  const number = toNumber(value);
  return Number.isSafeInteger(number) ? number : fail('BadValue', `${what} must be a whole number`);
}

const order = <T extends number | bigint>(a: T | number, b: T | number): number => (a < b ? -1 : a > b ? 1 : 0);

/** MongoDB's order of numbers: by value whatever the types, NaN before all others. */
export function compareNumbers(a: Numeric, b: Numeric): number {
  const [left, right] = [comparable(a), comparable(b)];
  if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(right)) - Number(Number.isNaN(left));
  if (typeof left !== 'object' && typeof right !== 'object') return order(left, right);
  if (left === Infinity || right === -Infinity) return left === right ? 0 : 1;
  if (left === -Infinity || right === Infinity) return left === right ? 0 : -1;
  const [x, y] = [decimalOf(left), decimalOf(right)];
  const exponent = Math.min(x.exponent, y.exponent);
  return order(scale(x, exponent), scale(y, exponent));
}

interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

const scale = ({ digits, exponent }: Decimal, to: number): bigint => digits * 10n ** BigInt(exponent - to);

/** Long becomes a bigint because JavaScript compares bigint with number exactly. */
function comparable(value: Numeric): number | bigint | Decimal {
  if (typeof value === 'number') return value;
  if (value instanceof Double) return value.value;
  if (value instanceof Long) return value.toBigInt();
  return parseDecimal(value.toString());
}

function parseDecimal(text: string): Decimal | number {
  const parts = /^(-?\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(text);
  if (!parts) return Number(text);
  const [, whole = '0', fraction = '', exponent = '0'] = parts;
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}

/** Doubles meet decimals with 34 digits, as in MongoDB: the double 0.1 is a little more than the decimal 0.1. */
function decimalOf(value: number | bigint | Decimal): Decimal {
  if (typeof value === 'object') return value;
  const parsed = parseDecimal(typeof value === 'bigint' ? value.toString() : value.toPrecision(34));
  return typeof parsed === 'object' ? parsed : { digits: 0n, exponent: 0 };
}

/** The same text for equal numbers of any type, and different texts for different ones. */
export function numberKey(value: Numeric): string {
  const number = toNumber(value);
  if (typeof value === 'number' && Number.isSafeInteger(number)) return String(number + 0);
  if (!Number.isFinite(number)) return String(number);
  if (compareNumbers(value, number) === 0) return Number.isInteger(number) ? BigInt(number).toString() : String(number);
  if (value instanceof Long) return value.toString();
  const decimal = decimalOf(comparable(value));
  const digits = decimal.digits.toString().replace(/0+$/, '');
  const exponent = decimal.exponent + decimal.digits.toString().length - digits.length;
  return exponent >= 0 ? digits + '0'.repeat(exponent) : `${digits}e${exponent}`;
}

function arithmetic(
  a: Numeric,
  b: Numeric,
  doubles: (a: number, b: number) => number,
  integers: (a: bigint, b: bigint) => bigint,
): Numeric {
  const types = [numberType(a), numberType(b)];
  if (types.includes('decimal')) unsupported('arithmetic with Decimal128');
  if (types.includes('double')) return double(doubles(toNumber(a), toNumber(b)));
  const result = integers(BigInt(a.toString()), BigInt(b.toString()));
  if (!types.includes('long') && isInt32(Number(result))) return Number(result);
  return BigInt.asIntN(64, result) === result
    ? Long.fromBigInt(result)
    : fail('BadValue', 'the result does not fit a 64-bit integer');
}

/** Sum as MongoDB types it: double if either is one, long if either is one or an int overflows. */
export const add = (a: Numeric, b: Numeric): Numeric =>
  arithmetic(
    a,
    b,
    (x, y) => x + y,
    (x, y) => x + y,
  );

/** Product, typed like a sum. */
export const multiply = (a: Numeric, b: Numeric): Numeric =>
  arithmetic(
    a,
    b,
    (x, y) => x * y,
    (x, y) => x * y,
  );
