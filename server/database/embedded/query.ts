import { BSONRegExp, Long } from 'bson';
import { $and, $nor, $not, $or } from 'mingo/operators/query/logical';
import { $expr } from 'mingo/operators/query/evaluation';
import { Query } from 'mingo/query';
import type { Options } from 'mingo/types';
import { fail, unsupported } from './errors.ts';
import { checkCondition, engine } from './expressions.ts';
import { type Numeric, toNumber } from './numbers.ts';
import { candidates, leaves, split } from './paths.ts';
import {
  bracket,
  compare,
  type Doc,
  isArray,
  isDoc,
  isNumeric,
  isValue,
  type Maybe,
  shown,
  truthy,
  TYPE_NUMBERS,
  typeName,
  type Value,
} from './values.ts';

/**
 * Queries: mingo composes conditions ($and, $or, $nor, $not, $expr and fields), while each test of a value is
 * here, because mingo compares across BSON types, reads null and missing as one and ignores the order of fields.
 * `checkFilter` admits only what is listed in TESTS; whatever else a filter says is refused before it runs.
 */
export type Matcher = (doc: Doc) => boolean;

type Test = (value: Maybe) => boolean;

const same =
  (operand: Value): Test =>
  (value) =>
    compare(value ?? null, operand) === 0;

/** Equality as in `{ field: operand }`; a regular expression also finds the strings it matches. */
function equals(operand: Value): Test {
  if (!(operand instanceof BSONRegExp)) return same(operand);
  const pattern = regExp(operand.pattern, operand.options);
  return (value) => (typeof value === 'string' ? pattern.test(value) : same(operand)(value));
}

/** Order comparisons see only values of the operand's own bracket; null and missing are one, NaN has no neighbours. */
function ordered(accept: (difference: number) => boolean): (operand: Value) => Test {
  return (operand) => (value) => {
    const actual = value ?? null;
    if (bracket(actual) !== bracket(operand)) return false;
    const difference = compare(actual, operand);
    return accept(difference) && (difference === 0 || !(isNotANumber(actual) || isNotANumber(operand)));
  };
}

const isNotANumber = (value: Value): boolean => isNumeric(value) && Number.isNaN(toNumber(value));

const listOf = (operand: Value, name: string): readonly Value[] =>
  isArray(operand) ? operand : fail('BadValue', `${name} needs an array`);

function oneOf(operand: Value): Test {
  const list = listOf(operand, '$in');
  if (list.some(isOperators)) fail('BadValue', 'cannot nest $ under $in');
  const tests = list.map(equals);
  return (value) => tests.some((test) => test(value));
}

function typeTest(operand: Value): Test {
  const names = (isArray(operand) ? operand : [operand]).map((wanted) => {
    const name = isNumeric(wanted)
      ? Object.keys(TYPE_NUMBERS).find((key) => TYPE_NUMBERS[key] === toNumber(wanted))
      : wanted;
    if (typeof name === 'string' && (name === 'number' || Object.hasOwn(TYPE_NUMBERS, name))) return name;
    return fail('BadValue', `Unknown type name alias: ${shown(wanted)}`);
  });
  return (value) =>
    value !== undefined && (names.includes(typeName(value)) || (names.includes('number') && isNumeric(value)));
}

function modulo(operand: Value): Test {
  const [divisor, remainder, ...rest] = listOf(operand, '$mod').map((item) =>
    isNumeric(item) ? Math.trunc(toNumber(item)) : NaN,
  );
  if (divisor === undefined || remainder === undefined || rest.length > 0)
    return fail('BadValue', 'malformed mod, needs to be an array of two numbers');
  if (!Number.isSafeInteger(divisor) || divisor === 0) fail('BadValue', 'divisor cannot be 0');
  return (value) =>
    isNumeric(value) && Number(wholePart(value) % BigInt(divisor)) === remainder && Number.isFinite(toNumber(value));
}

/** Exact for longs that a double can't hold. */
const wholePart = (value: Numeric): bigint =>
  value instanceof Long ? value.toBigInt() : BigInt(Number.isFinite(toNumber(value)) ? Math.trunc(toNumber(value)) : 0);

function sizeTest(operand: Value): Test {
  const size = isNumeric(operand) ? toNumber(operand) : NaN;
  if (!Number.isInteger(size)) fail('BadValue', `Failed to parse $size. Expected an integer`);
  if (size < 0) fail('BadValue', 'Failed to parse $size. Expected a non-negative number');
  return (value) => isArray(value) && value.length === size;
}

/** MongoDB's regular expressions are PCRE; what JavaScript reads alike is run, the rest refused. */
function regExp(pattern: string, options: string): RegExp {
  if (/[^ims]/.test(options)) unsupported(`the regular expression option in '${options}'`);
  try {
    return new RegExp(pattern, options);
  } catch {
    return fail('BadValue', `Regular expression is invalid: ${pattern}`);
  }
}

/** Each operator as a test of one value; the seam below says which values of a document it is given. */
const TESTS: Readonly<Record<string, (operand: Value) => Test>> = {
  $eq: same,
  $in: oneOf,
  $gt: ordered((difference) => difference > 0),
  $gte: ordered((difference) => difference >= 0),
  $lt: ordered((difference) => difference < 0),
  $lte: ordered((difference) => difference <= 0),
  $type: typeTest,
  $mod: modulo,
  $size: sizeTest,
  $elemMatch: elementTest,
};

/** The operators that say the contrary of another one, about all values instead of any. */
const CONTRARY: Readonly<Record<string, string>> = { $ne: '$eq', $nin: '$in' };

const testFor = (operator: string, operand: Value): Test =>
  (TESTS[operator] ?? ((): never => fail('BadValue', `unknown operator: ${operator}`)))(operand);

/** `$elemMatch` with operators tests the elements themselves, with fields the documents among them. */
function elementTest(operand: Value): Test {
  if (!isDoc(operand)) return fail('BadValue', '$elemMatch needs an Object');
  const test = isElementOperators(operand) ? valueTest(operand) : documentTest(operand);
  return (value) => isArray(value) && value.some(test);
}

function documentTest(filter: Doc): Test {
  const match = matcher(filter);
  return (value) => isDoc(value) && match(value);
}

/** Tests one value against `{ $operator: operand, … }` without entering it if it is an array. */
function valueTest(condition: Doc): Test {
  const tests = Object.entries(condition).map(([operator, operand]): Test => {
    const contrary = CONTRARY[operator];
    if (operator === '$not' && isDoc(operand)) return negate(valueTest(operand));
    if (operator === '$exists') return (value) => (value !== undefined) === truthy(operand);
    return contrary === undefined ? testFor(operator, operand) : negate(testFor(contrary, operand));
  });
  return (value) => tests.every((test) => test(value));
}

const negate =
  (test: Test): Test =>
  (value) =>
    !test(value);

/** Turns a test of one value into mingo's form of an operator: field and operand to a predicate over documents. */
const onAny =
  (name: string, look: (doc: Doc, path: readonly string[]) => readonly Maybe[] = candidates): Predicate =>
  (field, operand) => {
    const test = isValue(operand) ? testFor(name, operand) : fail('BadValue', `${name} needs a value`);
    const path = split(field);
    return (doc) => isDoc(doc) && look(doc, path).some(test);
  };

const contraryOf =
  (name: string): Predicate =>
  (field, operand, options) => {
    const predicate = onAny(name)(field, operand, options);
    return (doc) => !predicate(doc);
  };

/** A predicate over documents, in the form that mingo compiles a query from. */
type Predicate = (field: string, operand: unknown, options: Options) => (doc: unknown) => boolean;

const exists: Predicate = (field, operand) => {
  const [path, wanted] = [split(field), truthy(isValue(operand) ? operand : null)];
  return (doc) => isDoc(doc) && leaves(doc, path).some((leaf) => leaf !== undefined) === wanted;
};

const all: Predicate = (field, operand) => {
  const path = split(field);
  const tests = (isArray(operand) ? operand : []).map((item) =>
    isDoc(item) && item['$elemMatch'] !== undefined ? elementTest(item['$elemMatch']) : equals(item),
  );
  return (doc) => isDoc(doc) && tests.length > 0 && tests.every((test) => candidates(doc, path).some(test));
};

engine.addQueryOps({ $and, $or, $nor, $not, $expr });
engine.addQueryOps(
  Object.fromEntries([
    ...Object.keys(TESTS).map(
      (name) => [name, onAny(name, name === '$size' || name === '$elemMatch' ? leaves : candidates)] as const,
    ),
    ...Object.entries(CONTRARY).map(([name, contrary]) => [name, contraryOf(contrary)] as const),
    ['$exists', exists] as const,
    ['$all', all] as const,
  ]),
);

const LOGICAL = new Set(['$and', '$or', '$nor']);
const isOperators = (condition: Value): condition is Doc =>
  isDoc(condition) && Object.keys(condition).some((key) => key.startsWith('$'));
const isElementOperators = (condition: Doc): boolean =>
  isOperators(condition) && !Object.keys(condition).some((key) => LOGICAL.has(key));

/** Checks a whole filter against what the store can do, and writes it out in full so that mingo reads nothing into it. */
export function checkFilter(filter: Doc): Doc {
  const conditions = Object.entries(filter).map(([key, value]): [string, Value] | undefined => {
    if (LOGICAL.has(key)) return [key, branches(key, value).map(checkFilter)];
    if (key === '$expr') return [key, checkCondition(value)];
    if (key === '$comment') return undefined;
    if (key.startsWith('$')) return fail('BadValue', `unknown top level operator: ${key}`);
    if (value instanceof BSONRegExp) return [key, checkOperators({ $regex: value })];
    return [key, isOperators(value) ? checkOperators(value) : { $eq: value }];
  });
  return Object.fromEntries(conditions.filter((condition) => condition !== undefined));
}

function branches(key: string, value: Value): readonly Doc[] {
  const list = isArray(value) ? value : fail('BadValue', `${key} argument must be an array`);
  if (list.length === 0) fail('BadValue', `${key} argument must be a nonempty array`);
  return list.map((item) => (isDoc(item) ? item : fail('BadValue', `${key} argument's entries must be objects`)));
}

function checkOperators(condition: Doc): Doc {
  const { $regex: pattern, $options: options, ...others } = condition;
  const checked = Object.entries(others).map(([operator, operand]): [string, Value] => {
    if (operator === '$not') return [operator, checkNot(operand)];
    if (operator === '$elemMatch' && isDoc(operand))
      return [operator, isElementOperators(operand) ? checkOperators(operand) : checkFilter(operand)];
    if (operator === '$all')
      return [operator, listOf(operand, '$all').map((item) => (isOperators(item) ? checkOperators(item) : item))];
    if ((operator === '$eq' || operator === '$ne') && operand instanceof BSONRegExp)
      return unsupported(`a regular expression in ${operator}`);
    if (operator === '$in' || operator === '$nin') oneOf(operand);
    else if (operator !== '$exists' && !CONTRARY[operator]) testFor(operator, operand);
    return [operator, operand];
  });
  if (pattern === undefined && options !== undefined) return fail('BadValue', '$options needs a $regex');
  if (pattern !== undefined && condition['$in'] !== undefined) return unsupported('$regex beside $in');
  return Object.fromEntries(pattern === undefined ? checked : [...checked, ['$in', [regexOf(pattern, options)]]]);
}

function checkNot(operand: Value): Value {
  if (operand instanceof BSONRegExp) return checkOperators({ $regex: operand });
  if (isDoc(operand) && Object.keys(operand).length > 0 && isOperators(operand)) return checkOperators(operand);
  return fail('BadValue', '$not needs a regex or a document');
}

function regexOf(pattern: Value, options: Maybe): BSONRegExp {
  const text =
    typeof pattern === 'string'
      ? pattern
      : pattern instanceof BSONRegExp
        ? pattern.pattern
        : fail('BadValue', '$regex has to be a string');
  const flags = options ?? (pattern instanceof BSONRegExp ? pattern.options : '');
  const regex = new BSONRegExp(
    text,
    typeof flags === 'string' ? flags : fail('BadValue', '$options has to be a string'),
  );
  regExp(regex.pattern, regex.options);
  return regex;
}

/** Compiles a filter that `checkFilter` has passed. */
export function matcher(checked: Doc): Matcher {
  const query = new Query(checked, { context: engine });
  return (doc) => query.test(doc);
}

/** Compiles the condition of `$pull`, which an array's elements are held against one by one. */
export function elementMatcher(condition: Value): (element: Value) => boolean {
  if (!isDoc(condition)) return equals(condition);
  return isElementOperators(condition) ? valueTest(checkOperators(condition)) : documentTest(checkFilter(condition));
}

/** All conditions that a document must fulfil for certain, those inside `$and` included. */
export const conjuncts = (filter: Doc): readonly (readonly [key: string, condition: Value])[] =>
  Object.entries(filter).flatMap(([key, value]) =>
    key === '$and' && isArray(value) ? value.filter(isDoc).flatMap(conjuncts) : [[key, value] as const],
  );
