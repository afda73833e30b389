import { Context } from 'mingo/core';
import { $and, $or } from 'mingo/operators/query/logical';
import { Query } from 'mingo/query';
import type { Options } from 'mingo/types';
import { fail, unsupported } from './errors.ts';
import { toNumber } from './numbers.ts';
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
  truthy,
  type Value,
} from './values.ts';

/**
 * Queries. mingo combines conditions ($and, $or and fields). The tests of single values are here, because mingo compares across BSON types,
 * treats null and missing alike and ignores the order of fields. `checkFilter` refuses everything that is not listed.
 */
type Matcher = (doc: Doc) => boolean;

type Test = (value: Maybe) => boolean;

function equals(operand: Value): Test {
  return (value) => compare(value ?? null, operand) === 0;
}

/**
 * Order comparisons see only values of the operand's own kind. Null and missing count as equal. NaN is neither before nor after anything.
 */
const ordered =
  (accept: (difference: number) => boolean) =>
  (operand: Value): Test =>
  (value) => {
    const actual = value ?? null;
    if (bracket(actual) !== bracket(operand)) return false;
    const difference = compare(actual, operand);
    return accept(difference) && (difference === 0 || !(isNotANumber(actual) || isNotANumber(operand)));
  };

const isNotANumber = (value: Value): boolean => isNumeric(value) && Number.isNaN(toNumber(value));

function oneOf(operand: Value): Test {
  const values = isArray(operand) ? operand : fail('BadValue', '$in needs an array');
  if (values.some(isOperators)) fail('BadValue', 'cannot nest $ under $in');
  // A list of ids is long, and a text equals only itself.
  const texts = new Set(values.filter((value) => typeof value === 'string'));
  const tests = values.filter((value) => typeof value !== 'string').map(equals);
  return (value) => (typeof value === 'string' ? texts.has(value) : tests.some((test) => test(value)));
}

/** Tests an array's documents. Unlike with the other operators, the array is looked at as a whole. */
function anyElement(operand: Value): Test {
  if (!isDoc(operand)) return fail('BadValue', '$elemMatch needs an Object');
  if (isOperators(operand)) return unsupported('$elemMatch with operators');
  const matches = matcher(checkFilter(operand));
  return (value) => isArray(value) && value.some((element) => isDoc(element) && matches(element));
}

/** Each operator as a test of one value. */
const TESTS: Readonly<Record<string, (operand: Value) => Test>> = {
  $eq: equals,
  $ne: (operand) => {
    const test = equals(operand);
    return (value) => !test(value);
  },
  $in: oneOf,
  $gt: ordered((difference) => difference > 0),
  $lt: ordered((difference) => difference < 0),
  $lte: ordered((difference) => difference <= 0),
  $elemMatch: anyElement,
};

function testFor(operator: string, operand: Value): Test {
  const known = Object.hasOwn(TESTS, operator) ? TESTS[operator] : undefined;
  return known ? known(operand) : unsupported(`the query operator ${operator}`);
}

/** Tests one value against `{ $operator: operand, … }`. */
function valueTest(condition: Doc): Test {
  const tests = Object.entries(condition).map(([operator, operand]) => testFor(operator, operand));
  return (value) => tests.every((test) => test(value));
}

/** A predicate over documents, in the form from which mingo compiles a query. */
type Predicate = (field: string, operand: unknown, options: Options) => (doc: unknown) => boolean;

/** True if the test holds for any value that the field leads to. */
const onAny =
  (name: string): Predicate =>
  (field, operand) => {
    const test = testFor(name, isValue(operand) ? operand : null);
    const path = split(field);
    const values = name === '$elemMatch' ? leaves : candidates;
    return (doc) => isDoc(doc) && values(doc, path).some(test);
  };

/** A regular expression under our own name: mingo would make a JavaScript one with its own flags. */
const CONTAINS = '$contains';

/** Whether a text contains another one, ignoring case. */
const contains: Predicate = (field, operand) => {
  const [path, pattern] = [split(field), new RegExp(String(operand), 'iu')];
  return (doc) => isDoc(doc) && candidates(doc, path).some((value) => typeof value === 'string' && pattern.test(value));
};

const exists: Predicate = (field, operand) => {
  const [path, wanted] = [split(field), truthy(isValue(operand) ? operand : null)];
  return (doc) => isDoc(doc) && leaves(doc, path).some((leaf) => leaf !== undefined) === wanted;
};

/** True if no value that the field leads to is the operand. */
const differs: Predicate = (field, operand, options) => {
  const predicate = onAny('$eq')(field, operand, options);
  return (doc) => !predicate(doc);
};

/** True unless all of these conditions hold, each for any value that the field leads to. */
const not: Predicate = (field, operand, options) => {
  const conditions = isValue(operand) && isDoc(operand) ? Object.entries(operand) : [];
  const predicates = conditions.map(([name, value]) => onAny(name)(field, value, options));
  return (doc) => !predicates.every((predicate) => predicate(doc));
};

const engine = Context.init({ query: { $and, $or } });
engine.addQueryOps({
  [CONTAINS]: contains,
  ...Object.fromEntries(Object.keys(TESTS).map((name) => [name, onAny(name)])),
  $ne: differs,
  $not: not,
  $exists: exists,
});

const LOGICAL = new Set(['$and', '$or']);
const isOperators = (condition: Value): condition is Doc =>
  isDoc(condition) && Object.keys(condition).some((key) => key.startsWith('$'));

/** Checks a whole filter against what the store can do, and writes it out in full so that mingo reads nothing into it. */
export function checkFilter(filter: Doc): Doc {
  return Object.fromEntries(
    Object.entries(filter).map(([key, value]): [string, Value] => {
      if (LOGICAL.has(key)) return [key, branches(key, value).map(checkFilter)];
      if (key.startsWith('$')) return unsupported(`the query operator ${key}`);
      if (!isOperators(value)) return [key, { $eq: value }];
      return [key, Object.hasOwn(value, '$regex') ? { [CONTAINS]: literalText(value) } : checkOperators(value)];
    }),
  );
}

function branches(key: string, value: Value): readonly Doc[] {
  const list =
    isArray(value) && value.length > 0 ? value : fail('BadValue', `${key} argument must be a nonempty array`);
  return list.map((item) => (isDoc(item) ? item : fail('BadValue', `${key} argument's entries must be objects`)));
}

/** `{ $regex: <text, its special characters escaped>, $options: 'i' }`: the one kind of regular expression that means the same everywhere. */
function literalText({ $regex: pattern, $options: options, ...others }: Doc): string {
  const isLiteral =
    typeof pattern === 'string' && !/[.*+?^${}()|[\]\\]/.test(pattern.replace(/\\[.*+?^${}()|[\]\\]/g, ''));
  if (!isLiteral || options !== 'i' || Object.keys(others).length > 0)
    return unsupported("a regular expression that is more than a text with the option 'i'");
  if (pattern.includes('\u0000')) fail('BadValue', 'Regular expression cannot contain an embedded null byte');
  return pattern;
}

function checkOperators(condition: Doc): Doc {
  for (const [operator, operand] of Object.entries(condition)) {
    if (operator === '$not') checkNegated(operand);
    else if (operator !== '$exists') testFor(operator, operand);
  }
  return condition;
}

/** What `$not` may contain: tests of any single value, but not a second negation. */
function checkNegated(condition: Value): void {
  if (!isOperators(condition)) return fail('BadValue', '$not needs a regex or a document');
  for (const [operator, operand] of Object.entries(condition)) {
    if (operator === '$ne') unsupported('$not with $ne');
    testFor(operator, operand);
  }
}

/** Compiles a filter that `checkFilter` has accepted. */
export function matcher(checked: Doc): Matcher {
  const query = new Query(checked, { context: engine });
  return (doc) => query.test(doc);
}

/** Compiles the condition of `$pull`, which is tested on an array's elements one by one. */
export function elementMatcher(condition: Value): (element: Value) => boolean {
  if (!isDoc(condition)) return equals(condition);
  if (isOperators(condition)) return valueTest(condition);
  const matches = matcher(checkFilter(condition));
  return (element) => isDoc(element) && matches(element);
}

/** All conditions that a document must certainly meet, including those inside `$and`. */
export const conjuncts = (filter: Doc): readonly (readonly [key: string, condition: Value])[] =>
  Object.entries(filter).flatMap(([key, value]) =>
    key === '$and' && isArray(value) ? value.filter(isDoc).flatMap(conjuncts) : [[key, value] as const],
  );
