import { fail, unsupported } from './errors.ts';
import { split } from './paths.ts';
import { type Doc, type Draft, isArray, isDoc, isNumeric, type Maybe, truthy, type Value } from './values.ts';

/** Which fields of a document stay: all of a field, or only what its own shape says. */
type Shape = Map<string, true | Shape>;

/** Compiles the projection of a find or findAndModify: fields to keep, or fields to leave out. An empty one keeps everything. */
export function projection(spec: Doc): (doc: Doc) => Doc {
  const { _id: id = true, ...fields } = spec;
  const choices = Object.entries(fields).map(([path, value]) => ({ path: split(path), isKept: isChoice(value, path) }));
  const keeps = choices[0]?.isKept ?? (spec['_id'] !== undefined && isChoice(id, '_id'));
  if (choices.some(({ isKept }) => isKept !== keeps))
    fail('BadValue', 'Cannot do inclusion and exclusion in one projection');
  const shape: Shape = new Map();
  for (const { path } of choices) put(shape, path);
  if (isChoice(id, '_id') === keeps) put(shape, ['_id']);
  return keeps ? (doc) => only(doc, shape) : (doc) => without(doc, shape);
}

function isChoice(value: Value, path: string): boolean {
  if (path.includes('$')) unsupported('a positional projection');
  return typeof value === 'boolean' || isNumeric(value)
    ? truthy(value)
    : unsupported('a computed field in a projection');
}

function put(shape: Shape, [name = '', ...rest]: readonly string[]): void {
  const existing = shape.get(name);
  if (existing === true || (existing && rest.length === 0)) fail('BadValue', `Path collision at ${name}`);
  if (rest.length === 0) return void shape.set(name, true);
  const inner: Shape = existing instanceof Map ? existing : new Map();
  shape.set(name, inner);
  put(inner, rest);
}

function only(doc: Doc, shape: Shape): Doc {
  return mapFields(doc, (name, value) => {
    const rule = shape.get(name);
    if (rule === undefined || rule === true) return rule && value;
    if (isArray(value))
      return value
        .filter((item) => isDoc(item) || isArray(item))
        .map((item) => (isDoc(item) ? only(item, rule) : item));
    return isDoc(value) ? only(value, rule) : undefined;
  });
}

function without(doc: Doc, shape: Shape): Doc {
  return mapFields(doc, (name, value) => {
    const rule = shape.get(name);
    if (rule === true) return undefined;
    if (rule && isArray(value)) return value.map((item) => (isDoc(item) ? without(item, rule) : item));
    return rule && isDoc(value) ? without(value, rule) : value;
  });
}

function mapFields(doc: Doc, change: (name: string, value: Value) => Maybe): Doc {
  const kept: Draft = {};
  // Not with entries, which would make an array for each field of each document.
  for (const name of Object.keys(doc)) {
    const value = doc[name];
    const changed = value === undefined ? undefined : change(name, value);
    if (changed !== undefined) kept[name] = changed;
  }
  return kept;
}
