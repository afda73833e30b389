import { fail, unsupported } from './errors.ts';
import { compare, type Doc, fieldOf, isArray, isDoc, isNumeric, type Maybe, truthy, type Value } from './values.ts';

/** Computes an aggregation's value from a document; undefined means a missing field. */
type Expression = (doc: Doc) => Maybe;

/** Compares all values, whatever their types, in MongoDB's order: null and missing come first. */
const COMPARISONS: Readonly<Record<string, (difference: number) => boolean>> = {
  $eq: (difference) => difference === 0,
  $ne: (difference) => difference !== 0,
  $gt: (difference) => difference > 0,
  $lt: (difference) => difference < 0,
  $lte: (difference) => difference <= 0,
};

/**
 * Compiles an expression: constants, the document itself (`$$ROOT`) and its own fields, comparisons, `$and` and `$or`. Anything else is
 * refused.
 */
export function expression(given: Value): Expression {
  if (given === '$$ROOT') return (doc) => doc;
  if (typeof given === 'string' && given.startsWith('$')) return field(given);
  if (isDoc(given)) return operation(given);
  return isArray(given) ? unsupported('an array in an expression') : () => given;
}

function field(path: string): Expression {
  const name = path.slice(1);
  if (!/^[^$.]+$/.test(name)) return unsupported(`'${path}' in an expression`);
  return (doc) => fieldOf(doc, name);
}

function operation(given: Doc): Expression {
  const [operator = '', ...others] = Object.keys(given);
  if (others.length > 0) return fail('BadValue', 'an expression has one operator');
  const operands = (operandsIn(given[operator]) ?? unsupported(`${operator} of anything but a list`)).map(expression);
  if (operator === '$and') return (doc) => operands.every((operand) => truthy(operand(doc)));
  if (operator === '$or') return (doc) => operands.some((operand) => truthy(operand(doc)));
  const accept = Object.hasOwn(COMPARISONS, operator) ? COMPARISONS[operator] : undefined;
  if (!accept) return unsupported(`the expression ${operator}`);
  const [left, right, ...more] = operands;
  if (!left || !right || more.length > 0) return fail('BadValue', `Expression ${operator} takes exactly 2 arguments.`);
  return (doc) => accept(compare(left(doc), right(doc)));
}

const operandsIn = (value: Maybe): readonly Value[] | undefined => (isArray(value) ? value : undefined);

/** Whether a projection computes a field, rather than keeping it or leaving it out. */
export const isComputed = (value: Value): boolean => typeof value !== 'boolean' && !isNumeric(value);
