import { fail, unsupported } from './errors.ts';
import { type Modifier, MODIFIERS } from './modifiers.ts';
import { split } from './paths.ts';
import { checkFilter, conjuncts, matcher } from './query.ts';
import { compare, type Doc, fieldOf, isArray, isDoc, type Maybe, type Value } from './values.ts';

/**
 * Updates. mingo's own are not used: each of its operators does nothing, instead of failing, on a value of the
 * wrong type, and loses number types. Documents are never changed: what an update touches is copied.
 */
export type Update = (doc: Doc, match: { readonly filter: Doc; readonly inserting: boolean }) => Doc;

interface Change {
  readonly path: readonly string[];
  readonly modifier: Modifier;
  readonly onlyInserting: boolean;
}

type ArrayFilters = ReadonlyMap<string, (element: Value) => boolean>;

/** Where in an array `$` and `$[name]` point for the document at hand. */
interface Positions {
  readonly arrayFilters: ArrayFilters;
  readonly matched: (arrayPath: string, array: readonly Value[]) => number;
}

/** Compiles an update, after checking all of it: either operators or a whole new document. */
export function compileUpdate(update: Value, arrayFilters: Maybe): Update {
  if (isArray(update)) return unsupported('an update by an aggregation pipeline');
  if (!isDoc(update)) return fail('FailedToParse', 'an update must be an object');
  if (!Object.keys(update)[0]?.startsWith('$')) {
    if (arrayFilters !== undefined)
      fail('FailedToParse', 'arrayFilters may not be specified for replacement-style updates');
    return (doc) =>
      keepingId(doc, {
        ...(fieldOf(update, '_id') === undefined && doc['_id'] !== undefined ? { _id: doc['_id'] } : {}),
        ...update,
      });
  }
  const changes = Object.entries(update).flatMap(([operator, operands]) => changesOf(operator, operands));
  changes.sort((a, b) => comparePaths(a.path, b.path));
  refuseConflicts(changes);
  const filters = compileArrayFilters(arrayFilters, changes);
  return (doc, { filter, inserting }) => {
    const positions: Positions = {
      arrayFilters: filters,
      matched: (arrayPath, array) => matchedPosition(filter, arrayPath, array),
    };
    const due = changes.filter((change) => inserting || !change.onlyInserting);
    const renamed = due.reduce<Doc>((current, { path, modifier }) => {
      const next = modify(current, path, 0, modifier.bind?.(doc) ?? modifier, positions);
      return isDoc(next) ? next : current;
    }, doc);
    return keepingId(doc, renamed);
  };
}

function changesOf(operator: string, operands: Value): Change[] {
  const create = Object.hasOwn(MODIFIERS, operator) ? MODIFIERS[operator] : undefined;
  if (!create)
    return fail(
      'FailedToParse',
      `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  if (!isDoc(operands))
    return fail(
      'FailedToParse',
      `Modifiers operate on fields but we found another type instead. For example: {$mod: {<field>: ...}} not {${operator}: ...}`,
    );
  return Object.entries(operands).flatMap(([field, operand]) =>
    create(operand, field).map(([path, modifier]) => ({
      path: checkedPath(path),
      modifier,
      onlyInserting: operator === '$setOnInsert',
    })),
  );
}

function checkedPath(field: string): readonly string[] {
  const path = split(field);
  if (path.includes(''))
    fail('EmptyFieldName', `The update path '${field}' contains an empty field name, which is not allowed.`);
  const odd = path.find((name) => name.startsWith('$') && !/^\$(?:|\[[a-z]?[A-Za-z0-9]*\])$/.test(name));
  if (odd !== undefined)
    fail(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${odd}' in '${field}' is not allowed in the context of an update`,
    );
  if (path[0]?.startsWith('$') || path.filter((name) => name === '$').length > 1)
    fail('BadValue', `the positional operators of '${field}' are not valid there`);
  return path;
}

/** MongoDB makes changes in the order of their paths, numbers by size, which shows in the order of new fields. */
function comparePaths(a: readonly string[], b: readonly string[]): number {
  for (const [index, name] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    if (name !== other)
      return /^\d+$/.test(name) && /^\d+$/.test(other) ? Number(name) - Number(other) : compare(name, other);
  }
  return a.length - b.length;
}

function refuseConflicts(changes: readonly Change[]): void {
  for (const [index, { path }] of changes.entries()) {
    const next = changes[index + 1]?.path;
    if (next && path.every((name, at) => next[at] === name))
      fail(
        'ConflictingUpdateOperators',
        `Updating the path '${next.join('.')}' would create a conflict at '${path.join('.')}'`,
      );
  }
}

function compileArrayFilters(given: Maybe, changes: readonly Change[]): ArrayFilters {
  if (given !== undefined && !isArray(given)) return fail('TypeMismatch', 'arrayFilters must be an array');
  const filters = new Map(
    (given ?? []).map((filter) => {
      const names = new Set(isDoc(filter) ? fieldsOf(filter).map((field) => split(field)[0] ?? '') : []);
      const [name = ''] = names;
      if (!isDoc(filter) || names.size !== 1 || name === '')
        return fail('FailedToParse', 'Each array filter must use exactly one top-level field name');
      const matches = matcher(checkFilter(filter));
      return [name, (element: Value) => matches({ [name]: element })] as const;
    }),
  );
  if (filters.size < (given ?? []).length)
    fail('FailedToParse', 'Found multiple array filters with the same top-level field name');
  const used = new Set(
    changes.flatMap(({ path }) => path.flatMap((name) => /^\$\[(.+)\]$/.exec(name)?.slice(1) ?? [])),
  );
  for (const name of used) if (!filters.has(name)) fail('BadValue', `No array filter found for identifier '${name}'`);
  for (const name of filters.keys())
    if (!used.has(name)) fail('FailedToParse', `The array filter for identifier '${name}' was not used in the update`);
  return filters;
}

/** The fields a filter asks about, also inside `$and`, `$or` and `$nor`. */
const fieldsOf = (filter: Doc): readonly string[] =>
  Object.entries(filter).flatMap(([key, value]) =>
    key.startsWith('$') ? (isArray(value) ? value.filter(isDoc).flatMap(fieldsOf) : [key]) : [key],
  );

/** Copies a value with the end of the path changed. Only modifiers that create fields mind a path that leads nowhere. */
function modify(node: Maybe, path: readonly string[], at: number, modifier: Modifier, positions: Positions): Maybe {
  const name = path[at];
  if (name === undefined) return modifier.apply(node);
  if (isArray(node)) return modifyArray(node, path, at, modifier, positions);
  if (name.startsWith('$'))
    return fail('BadValue', `Cannot apply array updates to non-array element ${path.slice(0, at).join('.')}`);
  if (!isDoc(node) && node !== undefined) return modifier.creates ? notViable(name, path, at) : node;
  if (node === undefined && !modifier.creates) return undefined;
  const doc = node ?? {};
  const before = fieldOf(doc, name);
  const after = modify(before, path, at + 1, modifier, positions);
  if (after !== undefined) return after === before ? node : { ...doc, [name]: after };
  const { [name]: removed, ...others } = doc;
  return removed === undefined ? node : others;
}

const notViable = (name: string, path: readonly string[], at: number): never =>
  fail('PathNotViable', `Cannot create field '${name}' in element {${path[at - 1] ?? ''}: …} of '${path.join('.')}'`);

function modifyArray(
  array: readonly Value[],
  path: readonly string[],
  at: number,
  modifier: Modifier,
  positions: Positions,
): Maybe {
  const name = path[at] ?? '';
  const change = (element: Maybe): Value => modify(element, path, at + 1, modifier, positions) ?? null;
  const filter = name === '$[]' ? (): boolean => true : positions.arrayFilters.get(name.slice(2, -1));
  if (name.startsWith('$[') && filter) return array.map((element) => (filter(element) ? change(element) : element));
  const position =
    name === '$'
      ? positions.matched(path.slice(0, at).join('.'), array)
      : /^(?:0|[1-9]\d*)$/.test(name)
        ? Number(name)
        : -1;
  if (position < 0) return modifier.creates ? notViable(name, path, at) : array;
  if (position >= array.length && !modifier.creates) return array;
  if (position > array.length + 1_500_000)
    return fail('BadValue', `the position ${name} is too far beyond the end of the array`);
  const after = change(array[position]);
  return after === array[position]
    ? array
    : Array.from({ length: Math.max(array.length, position + 1) }, (_, index) =>
        index === position ? after : (array[index] ?? null),
      );
}

/**
 * The element that `$` stands for: the one that the query found. Where MongoDB's own answer is undefined or an
 * accident (several conditions on the array, or a negation) this store refuses.
 */
function matchedPosition(filter: Doc, arrayPath: string, array: readonly Value[]): number {
  const conditions = conjuncts(filter).filter(([key]) => key === arrayPath || key.startsWith(`${arrayPath}.`));
  const [condition] = conditions;
  if (!condition) return fail('BadValue', 'The positional operator did not find the match needed from the query.');
  const rest = condition[0].slice(arrayPath.length);
  const operators = isDoc(condition[1])
    ? Object.keys(condition[1]).filter((key) => key.startsWith('$') && key !== '$options')
    : [];
  if (
    conditions.length > 1 ||
    operators.length > 1 ||
    /^\.\d/.test(rest) ||
    operators.some((operator) => ['$ne', '$nin', '$not', '$all', '$size', '$exists'].includes(operator))
  ) {
    return unsupported(`the positional operator with this query on '${arrayPath}'`);
  }
  const matches = matcher(checkFilter({ [`array${rest}`]: condition[1] }));
  const position = array.findIndex((element) => matches({ array: [element] }));
  return position >= 0
    ? position
    : fail('BadValue', 'The positional operator did not find the match needed from the query.');
}

function keepingId(before: Doc, after: Doc): Doc {
  const [old, id] = [fieldOf(before, '_id'), fieldOf(after, '_id')];
  if (old !== undefined && (id === undefined || compare(old, id) !== 0))
    fail('ImmutableField', "Performing an update on the path '_id' would modify the immutable field '_id'");
  return after;
}

/** What an upsert starts from: the fields that its filter holds to be equal to something. */
export function upsertBase(filter: Doc): Doc {
  const equalities = conjuncts(filter).flatMap(([key, condition]): readonly (readonly [string, Value])[] => {
    if (key === '$or' && isArray(condition) && condition.length === 1)
      return unsupported('an upsert by $or with one branch');
    if (key.startsWith('$')) return [];
    if (!isDoc(condition))
      return condition !== null &&
        typeof condition === 'object' &&
        '_bsontype' in condition &&
        condition._bsontype === 'BSONRegExp'
        ? []
        : [[key, condition]];
    if (!Object.keys(condition).some((name) => name.startsWith('$'))) return [[key, condition]];
    const { $eq: value, $in: list, $all: every } = condition;
    if ([list, every].some((values) => isArray(values) && values.length === 1))
      return unsupported('an upsert by $in or $all with one value');
    return value === undefined ? [] : [[key, value]];
  });
  const paths = equalities
    .map(([key, value]): Change => ({
      path: checkedPath(key),
      modifier: { creates: true, apply: () => value },
      onlyInserting: false,
    }))
    .sort((a, b) => comparePaths(a.path, b.path));
  for (const [index, { path }] of paths.entries()) {
    const next = paths[index + 1]?.path;
    if (next && path.every((name, at) => next[at] === name))
      fail('NotSingleValueField', `cannot infer query fields to set, path '${path.join('.')}' is matched twice`);
  }
  const nowhere: Positions = { arrayFilters: new Map(), matched: () => fail('BadValue', 'no array to look in') };
  return equalities.reduce<Doc>((doc, [key, value]) => {
    const next = modify(doc, checkedPath(key), 0, { creates: true, apply: () => value }, nowhere);
    return isDoc(next) ? next : doc;
  }, {});
}
