import { Long, ObjectId } from 'bson';
import { Context, evalExpr } from 'mingo/core';
import * as mingo from 'mingo/operators/expression';
import type { Options } from 'mingo/types';
import { DATE_OPERATORS, DATE_PARTS } from './dates.ts';
import { fail } from './errors.ts';
import { add, double, multiply, type Numeric, toInteger, toNumber } from './numbers.ts';
import { split, valueAt } from './paths.ts';
import { compareBy } from './sorting.ts';
import {
  bracket,
  compare,
  type Doc,
  isArray,
  isDoc,
  isNumeric,
  isValue,
  keyOf,
  type Maybe,
  truthy,
  typeName,
  type Value,
} from './values.ts';

/**
 * Aggregation expressions: mingo evaluates them with the operators that it gets right, and with these in place of
 * those that it doesn't. `checkExpression` refuses every other operator before anything runs, and writes paths
 * and conditions so that mingo neither looks into BSON objects nor decides what is true.
 */
export const engine = Context.init();

export type Evaluate = (doc: Doc, options: Options) => Maybe;

type Operator = (...operands: readonly Maybe[]) => Maybe;

const isNil = (value: Maybe): value is null | undefined => value === null || value === undefined;

/** An operator that is null as soon as one operand is null or missing. */
const nullable =
  (operator: (...operands: readonly Value[]) => Maybe): Operator =>
  (...operands) =>
    operands.some(isNil) ? null : operator(...operands.filter((value): value is Value => !isNil(value)));

const text = (value: Maybe): string => {
  if (isNil(value)) return '';
  if (typeof value === 'string') return value;
  if (isNumeric(value)) return toNumber(value).toString();
  return value instanceof Date
    ? value.toISOString()
    : fail('BadValue', `can't convert from BSON type ${bracket(value)} to String`);
};

const numberIn = (value: Value, name: string): Numeric =>
  isNumeric(value) ? value : fail('TypeMismatch', `${name} only supports numeric types, not ${bracket(value)}`);
const arrayIn = (value: Maybe, name: string): readonly Value[] =>
  isArray(value)
    ? value
    : fail('BadValue', `The argument to ${name} must be an array, but was of type: ${bracket(value)}`);

const total = (values: readonly Maybe[]): Numeric => values.filter(isNumeric).reduce(add, 0);

/** One array operand stands for its elements, as in `{ $sum: '$scores' }`. */
const spread = (values: readonly Maybe[]): readonly Maybe[] =>
  values.length === 1 && isArray(values[0]) ? values[0] : values;

const unique = (values: readonly Value[]): readonly Value[] => [
  ...new Map(values.map((value) => [keyOf(value), value])).values(),
];

const present = (values: readonly Maybe[]): readonly Value[] =>
  values.filter((value): value is Value => value !== undefined);

const extreme = (values: readonly Maybe[], sign: 1 | -1): Maybe =>
  values.reduce(
    (best, value) => (isNil(value) || (!isNil(best) && sign * compare(value, best) <= 0) ? best : value),
    null,
  );

function average(values: readonly Maybe[]): Maybe {
  const numbers = values.filter(isNumeric);
  return numbers.length === 0 ? null : double(toNumber(total(numbers)) / numbers.length);
}

/** What `$group` makes of the values that its documents give for a field. */
export const ACCUMULATORS: Readonly<Record<string, (values: readonly Maybe[]) => Maybe>> = {
  $sum: total,
  $avg: average,
  $min: (values) => extreme(values, -1),
  $max: (values) => extreme(values, 1),
  $first: (values) => values[0] ?? null,
  $last: (values) => values.at(-1) ?? null,
  $push: present,
  $addToSet: (values) => unique(present(values)),
  $mergeObjects: (values) => mergeObjects(values),
};

function mergeObjects(values: readonly Maybe[]): Doc {
  const docs = values
    .filter((value) => !isNil(value))
    .map((value) => (isDoc(value) ? value : fail('BadValue', '$mergeObjects requires object inputs')));
  return Object.fromEntries(docs.flatMap((doc) => Object.entries(doc)));
}

const comparison =
  (accept: (difference: number) => boolean): Operator =>
  (a, b) =>
    accept(compare(a, b));

function slice(array: Value, first: Value, second?: Value): Maybe {
  const items = arrayIn(array, '$slice');
  const [from, count] = [first, second ?? 0].map((value) => toInteger(numberIn(value, '$slice'), '$slice'));
  if (second === undefined) return (from ?? 0) < 0 ? items.slice(from) : items.slice(0, from);
  if ((count ?? 0) <= 0) fail('BadValue', 'Third argument to $slice must be positive');
  const start = (from ?? 0) < 0 ? Math.max(0, items.length + (from ?? 0)) : (from ?? 0);
  return items.slice(start, start + (count ?? 0));
}

function subtract(a: Value, b: Value): Maybe {
  if (!(a instanceof Date)) return add(numberIn(a, '$subtract'), multiply(numberIn(b, '$subtract'), -1));
  return b instanceof Date
    ? longOf(a.getTime() - b.getTime())
    : new Date(a.getTime() - toNumber(numberIn(b, '$subtract')));
}

/** A whole number as MongoDB's long. */
const longOf = (value: number): Long => Long.fromNumber(value);

function sum(...operands: readonly Value[]): Maybe {
  const date = operands.find((operand) => operand instanceof Date);
  const numbers = total(operands.filter((operand) => operand !== date).map((operand) => numberIn(operand, '$add')));
  return date ? new Date(date.getTime() + toNumber(numbers)) : numbers;
}

function divide(a: Value, b: Value): Maybe {
  const divisor = toNumber(numberIn(b, '$divide'));
  return divisor === 0 ? fail('BadValue', "can't $divide by zero") : double(toNumber(numberIn(a, '$divide')) / divisor);
}

const wholeNumber = (name: string, round: (value: number) => number): Operator =>
  nullable((value) =>
    typeof value === 'number' && Number.isInteger(value) ? value : double(round(toNumber(numberIn(value, name)))),
  );

/** Operators whose operands are evaluated first, with the number of operands that each takes. */
const OPERATORS: Readonly<Record<string, readonly [least: number, most: number, Operator]>> = {
  $eq: [2, 2, comparison((difference) => difference === 0)],
  $ne: [2, 2, comparison((difference) => difference !== 0)],
  $gt: [2, 2, comparison((difference) => difference > 0)],
  $gte: [2, 2, comparison((difference) => difference >= 0)],
  $lt: [2, 2, comparison((difference) => difference < 0)],
  $lte: [2, 2, comparison((difference) => difference <= 0)],
  $cmp: [2, 2, (a, b) => Math.sign(compare(a, b))],
  $in: [2, 2, (value, array) => arrayIn(array, '$in').some((item) => compare(item, value) === 0)],
  $add: [0, Infinity, nullable(sum)],
  $subtract: [2, 2, nullable(subtract)],
  $multiply: [
    0,
    Infinity,
    nullable((...factors) => factors.map((factor) => numberIn(factor, '$multiply')).reduce(multiply, 1)),
  ],
  $divide: [2, 2, nullable(divide)],
  $floor: [1, 1, wholeNumber('$floor', Math.floor)],
  $ceil: [1, 1, wholeNumber('$ceil', Math.ceil)],
  $sum: [0, Infinity, (...values) => total(spread(values))],
  $avg: [0, Infinity, (...values) => average(spread(values))],
  $min: [0, Infinity, (...values) => extreme(spread(values), -1)],
  $max: [0, Infinity, (...values) => extreme(spread(values), 1)],
  $first: [1, 1, nullable((array) => arrayIn(array, '$first')[0])],
  $last: [1, 1, nullable((array) => arrayIn(array, '$last').at(-1))],
  $size: [1, 1, (array) => arrayIn(array, '$size').length],
  $slice: [2, 3, nullable(slice)],
  $setUnion: [0, Infinity, nullable((...sets) => unique(sets.flatMap((set) => arrayIn(set, '$setUnion'))))],
  $mergeObjects: [0, Infinity, (...values) => mergeObjects(spread(values))],
  $toLower: [1, 1, (value) => text(value).toLowerCase()],
  $toUpper: [1, 1, (value) => text(value).toUpperCase()],
  $toString: [
    1,
    1,
    nullable((value) =>
      value instanceof ObjectId ? value.toHexString() : typeof value === 'boolean' ? String(value) : text(value),
    ),
  ],
  $type: [1, 1, (value) => typeName(value)],
};

/** mingo's operators that are right once their operands have been written in the form given here. */
const FROM_MINGO: Readonly<Record<string, 'list' | 'one' | readonly string[]>> = {
  $and: 'list',
  $or: 'list',
  $not: 'one',
  $ifNull: 'list',
  $concat: 'list',
  $concatArrays: 'list',
  $arrayElemAt: 'list',
  $split: 'list',
  $isArray: 'one',
  $reverseArray: 'one',
  $objectToArray: 'one',
  $literal: 'one',
  $cond: ['if', 'then', 'else'],
  $switch: ['branches', 'default'],
  $let: ['vars', 'in'],
  $map: ['input', 'as?', 'in'],
  $filter: ['input', 'as?', 'cond', 'limit?'],
  $reduce: ['input', 'initialValue', 'in'],
  $trim: ['input', 'chars?'],
};

const SORT_ARRAY = ['input', 'sortBy'];

/** Where an operand is a condition: mingo takes the wrapped numbers for true, so they are decided by `$truth`. */
const CONDITIONS = new Set(['$and', '$or', '$not', 'if', 'cond', 'case']);

/** Checks an expression whole, operators and operands, and writes it in the form that `expression` evaluates. */
export function checkExpression(given: Value): Value {
  if (typeof given === 'string' && given.startsWith('$')) return checkPath(given);
  if (isArray(given)) return given.map(checkExpression);
  if (!isDoc(given)) return given;
  const names = Object.keys(given);
  const operator = names.find((name) => name.startsWith('$'));
  if (operator === undefined)
    return mapFields(given, (name, value) =>
      name.includes('.')
        ? fail('BadValue', `FieldPath field names may not contain '.': ${name}`)
        : checkExpression(value),
    );
  if (names.length > 1)
    return fail('BadValue', `an expression must have exactly one operator, found ${names.join(', ')}`);
  return { [operator]: checkOperands(operator, given[operator] ?? null) };
}

/** An expression of which only the truth counts. */
export const checkCondition = (given: Value): Value => ({ $truth: checkExpression(given) });

const mapFields = (doc: Doc, change: (name: string, value: Value) => Value): Doc =>
  Object.fromEntries(Object.entries(doc).map(([name, value]) => [name, change(name, value)]));

function checkPath(given: string): Value {
  const [variable = '', ...fields] = given.startsWith('$$') ? split(given) : ['$$ROOT', ...split(given.slice(1))];
  if (fields.includes('') || !/^\$\$(?:ROOT|NOW|REMOVE|[a-z]\w*)$/.test(variable))
    return fail('BadValue', `'${given}' is not a field path or variable that this store knows`);
  if (variable === '$$NOW') return new Date();
  return fields.length === 0 ? variable : { $path: [variable, ...fields] };
}

function checkOperands(operator: string, operands: Value): Value {
  const named =
    FROM_MINGO[operator] ?? DATE_OPERATORS[operator]?.[0] ?? (operator === '$sortArray' ? SORT_ARRAY : undefined);
  if (operator === '$literal') return operands;
  if (isArray(named)) return checkNamed(operator, operands, named);
  const list = isArray(operands) ? operands : [operands];
  const [least, most] =
    named === 'one' || DATE_PARTS[operator]
      ? [1, 1]
      : named === 'list'
        ? [0, Infinity]
        : (OPERATORS[operator] ?? fail('InvalidPipelineOperator', `Unrecognized expression '${operator}'`));
  if (list.length < least || list.length > most)
    return fail(
      'BadValue',
      `Expression ${operator} takes ${least === most ? 'exactly' : 'at least'} ${least} arguments. ${list.length} were passed in.`,
    );
  const checked = list.map(CONDITIONS.has(operator) ? checkCondition : checkExpression);
  return named === 'one' && checked[0] !== undefined && operator !== '$isArray' ? checked[0] : checked;
}

function checkNamed(operator: string, operands: Value, names: readonly string[]): Value {
  if (isArray(operands) && operator === '$cond' && operands.length === 3)
    return checkNamed(operator, Object.fromEntries(names.map((name, index) => [name, operands[index] ?? null])), names);
  if (!isDoc(operands)) return fail('FailedToParse', `${operator} requires an object as its argument`);
  const unknown = Object.keys(operands).find((name) => !names.includes(name) && !names.includes(`${name}?`));
  if (unknown !== undefined) return fail('FailedToParse', `${operator} does not take '${unknown}' in this store`);
  const absent = names.find((name) => !name.endsWith('?') && !Object.hasOwn(operands, name));
  if (absent !== undefined) return fail('FailedToParse', `${operator} needs '${absent}'`);
  return mapFields(operands, (name, value) => {
    if (name === 'branches')
      return arrayIn(value, '$switch').map((branch) => checkNamed('a branch of $switch', branch, ['case', 'then']));
    if (name === 'sortBy') return value;
    return CONDITIONS.has(name) ? checkCondition(value) : checkExpression(value);
  });
}

/** Compiles what `checkExpression` has passed; `options` are those that mingo gives to a stage. */
export function expression(checked: Value): Evaluate {
  if (!isDoc(checked) && !isArray(checked) && typeof checked !== 'string') return () => checked;
  return (doc, options) => evaluate(doc, checked, options);
}

function evaluate(doc: unknown, checked: unknown, options: Options): Maybe {
  const value = evalExpr(doc, checked, options);
  return isValue(value) ? value : undefined;
}

const evaluateAll = (doc: unknown, operands: unknown, options: Options): readonly Maybe[] =>
  isArray(operands) ? operands.map((operand) => evaluate(doc, operand, options)) : [];

function sortArray({ input, sortBy }: Readonly<Record<string, Maybe>>): Maybe {
  return arrayIn(input, '$sortArray').toSorted(
    isNumeric(sortBy) ? (a, b) => toNumber(sortBy) * compare(a, b) : compareBy(sortBy ?? null),
  );
}

/** An operator with named operands: a null one makes the answer null, or `onNull` where the operator has it. */
const named =
  (operator: (operands: Readonly<Record<string, Maybe>>) => Maybe) =>
  (doc: unknown, operands: unknown, options: Options): Maybe => {
    const given = evaluate(doc, operands, options);
    if (!isDoc(given)) return null;
    const { onNull = null, ...others } = given;
    return Object.values(others).some(isNil) ? onNull : operator(others);
  };

engine.addExpressionOps({
  ...Object.fromEntries(Object.entries(mingo).filter(([name]) => Object.hasOwn(FROM_MINGO, name))),
  ...Object.fromEntries(
    Object.entries(OPERATORS).map(([name, [, , operator]]) => [
      name,
      (doc: unknown, operands: unknown, options: Options) => operator(...evaluateAll(doc, operands, options)),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(DATE_PARTS).map(([name, part]) => [
      name,
      (doc: unknown, operands: unknown, options: Options) => datePart(evaluateAll(doc, operands, options)[0], part),
    ]),
  ),
  ...Object.fromEntries(Object.entries(DATE_OPERATORS).map(([name, [, operator]]) => [name, named(operator)])),
  $sortArray: named(sortArray),
  $path: (doc: unknown, path: unknown, options: Options) => {
    const [variable, ...fields] = isArray(path) ? path.map(String) : [];
    return valueAt(evaluate(doc, variable, options), fields);
  },
  $truth: (doc: unknown, condition: unknown, options: Options) => truthy(evaluate(doc, condition, options)),
});

function datePart(value: Maybe, part: (date: Date) => number): Maybe {
  if (isNil(value)) return null;
  return value instanceof Date
    ? part(value)
    : fail('BadValue', `can't convert from BSON type ${bracket(value)} to Date`);
}
