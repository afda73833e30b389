import { fail, unsupported } from './errors.ts';
import { type Modifier, MODIFIERS } from './modifiers.ts';
import { split } from './paths.ts';
import { checkFilter, conjuncts, matcher } from './query.ts';
import { compare, type Doc, fieldOf, isArray, isDoc, type Maybe, type Value } from './values.ts';

/**
 * Updates. mingo's own operators are not used: on a value of the wrong type they do nothing instead of failing, and they lose number types.
 * Documents are never changed: what an update touches is copied.
 */
export type Update = (doc: Doc, match: { readonly filter: Doc; readonly inserting: boolean }) => Doc;

interface Change {
  readonly path: readonly string[];
  readonly modifier: Modifier;
  readonly onlyInserting: boolean;
}

/** The array index that `$` stands for at a path, for the current document. */
type Positions = (arrayPath: string, array: readonly Value[]) => number;

/** Compiles an update after checking all of it: either operators or a whole new document. */
export function compileUpdate(update: Value): Update {
  if (isArray(update)) return unsupported('an update by an aggregation pipeline');
  if (!isDoc(update)) return fail('FailedToParse', 'an update must be an object');
  if (!Object.keys(update)[0]?.startsWith('$')) {
    return (doc) =>
      keepingId(doc, {
        ...(fieldOf(update, '_id') === undefined && doc['_id'] !== undefined ? { _id: doc['_id'] } : {}),
        ...update,
      });
  }
  const changes = Object.entries(update).flatMap(([operator, operands]) => changesOf(operator, operands));
  changes.sort((a, b) => comparePaths(a.path, b.path));
  refuseConflicts(changes);
  return (doc, { filter, inserting }) => {
    // The query matched the original document; changes made on the way do not move the position.
    const found = new Map<string, number>();
    const positions: Positions = (arrayPath, array) => {
      const position = found.get(arrayPath) ?? matchedPosition(filter, arrayPath, array);
      found.set(arrayPath, position);
      return position;
    };
    const due = changes.filter((change) => inserting || !change.onlyInserting);
    const after = due.reduce<Doc>((current, { path, modifier }) => {
      const next = modify(current, path, 0, modifier, positions);
      return isDoc(next) ? next : current;
    }, doc);
    return keepingId(doc, after);
  };
}

function changesOf(operator: string, operands: Value): Change[] {
  const create = Object.hasOwn(MODIFIERS, operator) ? MODIFIERS[operator] : undefined;
  if (!create) return fail('FailedToParse', `the update operator ${operator} is not one that the embedded store knows`);
  if (!isDoc(operands)) return fail('FailedToParse', `${operator} needs an object of fields`);
  return Object.entries(operands).map(([field, operand]) => ({
    path: checkedPath(field),
    modifier: create(operand, field),
    onlyInserting: operator === '$setOnInsert',
  }));
}

function checkedPath(field: string): readonly string[] {
  const path = split(field);
  if (path.includes('')) fail('EmptyFieldName', `the update path '${field}' has an empty field name`);
  if (path.some((name) => name.startsWith('$') && name !== '$')) unsupported(`the update path '${field}'`);
  if (path[0] === '$' || path.filter((name) => name === '$').length > 1)
    fail('BadValue', `the positional operators of '${field}' are not valid there`);
  return path;
}

/** MongoDB makes changes in the order of their paths, numbers by size. New fields show that order. */
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
      fail('ConflictingUpdateOperators', `two changes of '${next.join('.')}' would conflict at '${path.join('.')}'`);
  }
}

/** Copies a value with the end of the path changed. Only modifiers that create fields refuse a path that leads nowhere. */
function modify(node: Maybe, path: readonly string[], at: number, modifier: Modifier, positions: Positions): Maybe {
  const name = path[at];
  if (name === undefined) return modifier.apply(node);
  if (isArray(node)) return modifyArray(node, path, at, modifier, positions);
  if (name.startsWith('$'))
    return fail('BadValue', `Cannot apply array updates to non-array element ${path.slice(0, at).join('.')}`);
  if (!isDoc(node) && node !== undefined) return modifier.creates ? notViable(name, path, at) : node;
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
  const position =
    name === '$' ? positions(path.slice(0, at).join('.'), array) : /^(?:0|[1-9]\d*)$/.test(name) ? Number(name) : -1;
  if (position < 0) return modifier.creates ? notViable(name, path, at) : array;
  if (position >= array.length && !modifier.creates) return array;
  if (position > array.length + 1_500_000) return fail('BadValue', `${name} is too far beyond the end of the array`);
  const after = modify(array[position], path, at + 1, modifier, positions) ?? null;
  if (after === array[position]) return array;
  const longer = Math.max(0, position - array.length);
  return [...array, ...Array.from({ length: longer }, () => null)].toSpliced(position, 1, after);
}

const NO_MATCH = 'The positional operator did not find the match needed from the query.';

/**
 * The element that `$` stands for, as the query found it. This store refuses if MongoDB's own answer is undefined or accidental
 * (several conditions on the array, or a negation).
 */
function matchedPosition(filter: Doc, arrayPath: string, array: readonly Value[]): number {
  const conditions = conjuncts(filter).filter(([key]) => key === arrayPath || key.startsWith(`${arrayPath}.`));
  const [condition] = conditions;
  if (!condition) return fail('BadValue', NO_MATCH);
  const rest = condition[0].slice(arrayPath.length);
  const operators = isDoc(condition[1]) ? Object.keys(condition[1]).filter((key) => key.startsWith('$')) : [];
  const isClear = operators.every((operator) => !['$ne', '$exists'].includes(operator));
  if (conditions.length > 1 || operators.length > 1 || /^\.\d/.test(rest) || !isClear)
    return unsupported(`the positional operator with this query on '${arrayPath}'`);
  const matches = matcher(checkFilter({ [`array${rest}`]: condition[1] }));
  const position = array.findIndex((element) => matches({ array: [element] }));
  return position >= 0 ? position : fail('BadValue', NO_MATCH);
}

function keepingId(before: Doc, after: Doc): Doc {
  const [old, id] = [fieldOf(before, '_id'), fieldOf(after, '_id')];
  if (old !== undefined && (id === undefined || compare(old, id) !== 0))
    fail('ImmutableField', "an update cannot change the field '_id'");
  return after;
}

/** What an upsert starts from: the fields for which its filter requires a value. */
export function upsertBase(checked: Doc): Doc {
  const nowhere: Positions = () => fail('BadValue', 'no array to look in');
  const taken = new Set<string>();
  return conjuncts(checked).reduce<Doc>((doc, [key, condition]) => {
    const value = isDoc(condition) ? fieldOf(condition, '$eq') : undefined;
    const { $in: list } = isDoc(condition) ? condition : {};
    if (isArray(list) && list.length === 1) return unsupported('an upsert by $in with one value');
    if (value === undefined) return doc;
    if (taken.has(key))
      return fail('NotSingleValueField', `cannot infer query fields to set, path '${key}' is matched twice`);
    taken.add(key);
    const next = modify(doc, checkedPath(key), 0, { creates: true, apply: () => value }, nowhere);
    return isDoc(next) ? next : doc;
  }, {});
}
