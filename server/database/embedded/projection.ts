import type { Options } from 'mingo/types';
import { fail, unsupported } from './errors.ts';
import { checkExpression, type Evaluate, expression } from './expressions.ts';
import { toInteger } from './numbers.ts';
import { split } from './paths.ts';
import { checkFilter, matcher } from './query.ts';
import { type Doc, type Draft, isArray, isDoc, isNumeric, type Maybe, truthy, type Value } from './values.ts';

/** What becomes of a field: kept, dropped, computed, changed in place, or decided for its own fields. */
type Rule = 'keep' | 'drop' | Evaluate | { readonly change: (value: Value) => Maybe } | Shape;
type Shape = Map<string, Rule>;

/** A compiled projection. `options` are mingo's, for the expressions in it. */
export type Projection = (doc: Doc, options: Options) => Doc;

const isShape = (rule: Rule | undefined): rule is Shape => rule instanceof Map;

function put(shape: Shape, path: readonly string[], rule: Rule): void {
  const [name = '', ...rest] = path;
  if (name === '' || name.startsWith('$'))
    fail(
      name.startsWith('$') ? 'BadValue' : 'FailedToParse',
      `'${path.join('.')}' is not a field path that a projection in this store can have`,
    );
  const existing = shape.get(name);
  if (rest.length === 0 ? existing !== undefined : existing !== undefined && !isShape(existing))
    fail('BadValue', `Invalid $project :: caused by :: Path collision at ${path.join('.')}`);
  if (rest.length === 0) return void shape.set(name, rule);
  const inner = isShape(existing) ? existing : new Map<string, Rule>();
  shape.set(name, inner);
  put(inner, rest, rule);
}

/** `{ a: { b: 1 } }` says the same as `{ 'a.b': 1 }`. */
function flatten(spec: Doc, prefix = ''): readonly (readonly [string, Value])[] {
  return Object.entries(spec).flatMap(([name, value]) =>
    isDoc(value) && Object.keys(value).length > 0 && !Object.keys(value).some((key) => key.startsWith('$'))
      ? flatten(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, value] as const],
  );
}

/** The two operators that only the projection of a find has. */
function findOnly(value: Value): { readonly change: (value: Value) => Maybe } | undefined {
  if (!isDoc(value)) return undefined;
  const { $slice: slice, $elemMatch: filter } = value;
  if (isDoc(filter)) {
    const matches = matcher(checkFilter({ items: { $elemMatch: filter } }));
    return {
      change: (items) =>
        isArray(items)
          ? items
              .filter((item) => matches({ items: [item] }))
              .slice(0, 1)
              .map((item) => [item])[0]
          : undefined,
    };
  }
  if (isNumeric(slice)) {
    const count = toInteger(slice, '$slice');
    return { change: (items) => (isArray(items) ? (count < 0 ? items.slice(count) : items.slice(0, count)) : items) };
  }
  return isArray(slice) && slice.every(isNumeric) ? unsupported('$slice with a skip in a projection') : undefined;
}

/** Compiles `find`'s projection or the specification of `$project`. */
export function projection(spec: Doc, { inFind }: { readonly inFind: boolean }): Projection {
  const shape: Shape = new Map();
  let inclusive: boolean | undefined;
  for (const [path, value] of flatten(spec)) {
    const special = inFind ? findOnly(value) : undefined;
    const rule =
      special ??
      (isNumeric(value) || typeof value === 'boolean'
        ? truthy(value)
          ? 'keep'
          : 'drop'
        : expression(checkExpression(value)));
    put(shape, split(path), rule);
    const wantsInclusion =
      rule === 'drop' ? false : special && isDoc(value) && value['$slice'] !== undefined ? undefined : true;
    if (path === '_id' && rule === 'drop') continue;
    if (path === '_id' && rule === 'keep' && inclusive === undefined) continue;
    if (wantsInclusion !== undefined && inclusive !== undefined && wantsInclusion !== inclusive) {
      fail(
        'BadValue',
        inclusive
          ? `Cannot do exclusion on field ${path} in inclusion projection`
          : `Cannot do inclusion on field ${path} in exclusion projection`,
      );
    }
    inclusive = wantsInclusion ?? inclusive;
  }
  if (inclusive === undefined && shape.get('_id') === 'keep' && shape.size === 1) inclusive = true;
  if (inclusive === true && !shape.has('_id')) shape.set('_id', 'keep');
  return (doc, options) => shapeDoc(doc, shape, inclusive === true, doc, options);
}

/** Compiles `$addFields`: every other field stays where it is. */
export function addition(spec: Doc): Projection {
  const shape: Shape = new Map();
  for (const [path, value] of flatten(spec)) put(shape, split(path), expression(checkExpression(value)));
  return (doc, options) => shapeDoc(doc, shape, false, doc, options);
}

/** Compiles `$unset`. */
export function removal(paths: readonly string[]): Projection {
  const shape: Shape = new Map();
  for (const path of paths) put(shape, split(path), 'drop');
  return (doc, options) => shapeDoc(doc, shape, false, doc, options);
}

function shapeDoc(doc: Doc, shape: Shape, inclusive: boolean, root: Doc, options: Options): Doc {
  const result: Draft = {};
  for (const [name, value] of Object.entries(doc)) {
    const shaped = shapeField(value, shape.get(name), inclusive, root, options);
    if (shaped !== undefined) result[name] = shaped;
  }
  for (const [name, rule] of shape) {
    if (Object.hasOwn(doc, name) && !(inclusive && typeof rule === 'function')) continue;
    const added =
      typeof rule === 'function'
        ? rule(root, options)
        : isShape(rule) && computes(rule)
          ? shapeDoc({}, rule, inclusive, root, options)
          : undefined;
    if (added !== undefined) result[name] = added;
  }
  return result;
}

function shapeField(value: Value, rule: Rule | undefined, inclusive: boolean, root: Doc, options: Options): Maybe {
  if (rule === undefined) return inclusive ? undefined : value;
  if (rule === 'keep') return value;
  if (rule === 'drop') return undefined;
  if (isShape(rule)) return shapeInside(value, rule, inclusive, root, options);
  if (typeof rule === 'object') return rule.change(value);
  return inclusive ? undefined : rule(root, options);
}

/** Arrays are shaped element by element; a plain value has no fields, so it stays, goes or makes way for computed ones. */
function shapeInside(value: Value, shape: Shape, inclusive: boolean, root: Doc, options: Options): Maybe {
  if (isArray(value))
    return value
      .map((item) => shapeInside(item, shape, inclusive, root, options))
      .filter((item): item is Value => item !== undefined);
  if (isDoc(value)) return shapeDoc(value, shape, inclusive, root, options);
  if (computes(shape)) return shapeDoc({}, shape, inclusive, root, options);
  return inclusive ? undefined : value;
}

const computes = (shape: Shape): boolean =>
  [...shape.values()].some((rule) => typeof rule === 'function' || (isShape(rule) && computes(rule)));
