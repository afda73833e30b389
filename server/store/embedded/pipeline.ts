import { fail, unsupported } from './errors.ts';
import { expression, isComputed } from './expressions.ts';
import { toNumber } from './numbers.ts';
import { projection } from './projection.ts';
import { checkFilter, matcher } from './query.ts';
import { sorted } from './sorting.ts';
import { type Doc, type Draft, fieldOf, isArray, isDoc, isNumeric, keyOf, truthy, type Value } from './values.ts';

/** Reads a collection's documents that match a checked filter. */
type Find = (collection: string, filter: Doc) => readonly Doc[];

type Stage = (docs: readonly Doc[]) => readonly Doc[];

/** The aggregation stages that the product uses. */
const STAGES: Readonly<Record<string, (spec: Value, find: Find) => Stage>> = {
  $match: (spec) => {
    const matches = matcher(checkFilter(specOf(spec, '$match')));
    return (docs) => docs.filter(matches);
  },
  $sort: (spec) => (docs) => sorted(docs, spec),
  $limit: (spec) => {
    const limit = limitOf(spec);
    return (docs) => docs.slice(0, limit);
  },
  $group: countAll,
  $project: project,
  $unwind: unwind,
  $unionWith: unionWith,
};

/** Compiles a pipeline to run on a collection. A stage that is not listed is refused before any of it runs. */
export function compilePipeline(pipeline: Value, find: Find): (collection: string) => readonly Doc[] {
  if (!isArray(pipeline)) return fail('TypeMismatch', "'pipeline' must be an array");
  const stages = pipeline.map((stage): Stage => {
    const [name = '', ...others] = isDoc(stage) ? Object.keys(stage) : [];
    if (!isDoc(stage) || others.length > 0)
      return fail('FailedToParse', 'A pipeline stage specification object must contain exactly one field.');
    const compile = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
    return compile ? compile(stage[name] ?? null, find) : unsupported(`the pipeline stage ${name}`);
  });
  const [first] = pipeline;
  // A condition at the front uses the indexes.
  const filter = isDoc(first) && isDoc(first['$match']) ? checkFilter(first['$match']) : {};
  return (collection) => stages.reduce((docs, stage) => stage(docs), find(collection, filter));
}

/** `{ _id: <constant or '$field'>, <field>: { $sum: 1 } }`: counts documents. No documents give no group. */
function countAll(spec: Value): Stage {
  const { _id: id = null, ...fields } = specOf(spec, '$group');
  const [name = '', ...others] = Object.keys(fields);
  const groupOf = groupKey(id);
  if (!groupOf || others.length > 0 || keyOf(fields[name]) !== keyOf({ $sum: 1 }))
    return unsupported('a $group that does anything but count documents');
  return (docs) => {
    const groups = new Map<string, { _id: Value; count: number }>();
    for (const doc of docs) {
      const value = groupOf(doc);
      const group = groups.get(keyOf(value)) ?? { _id: value, count: 0 };
      groups.set(keyOf(value), { ...group, count: group.count + 1 });
    }
    return [...groups.values()].map(({ _id, count }) => ({ _id, [name]: count }));
  };
}

/** What a document is grouped by: nothing, or the value of one of its own fields; a missing field counts as null. */
function groupKey(id: Value): ((doc: Doc) => Value) | null {
  if (id === null || isNumeric(id)) return () => id;
  if (typeof id !== 'string' || !/^\$[^$.]+$/.test(id)) return null;
  return (doc) => fieldOf(doc, id.slice(1)) ?? null;
}

/** Fields to keep or to leave out, as in a find. Computed fields may follow fields to keep. */
function project(spec: Value): Stage {
  const fields = Object.entries(specOf(spec, '$project'));
  if (fields.length === 0) fail('BadValue', 'projection specification must have at least one field');
  const computed = fields
    .filter(([, value]) => isComputed(value))
    .map(([name, value]) => [plainName(name, 'a computed field'), expression(value)] as const);
  const chosen = fields.filter(([, value]) => !isComputed(value));
  if (computed.length === 0) return (docs) => docs.map(projection(Object.fromEntries(chosen)));
  if (!chosen.every(([, value]) => truthy(value))) unsupported('a projection that computes and leaves out');
  const keep = projection({ _id: true, ...Object.fromEntries(chosen) });
  return (docs) =>
    docs.map((doc) => {
      const result: Draft = { ...keep(doc) };
      for (const [name, compute] of computed) {
        const value = compute(doc);
        if (value !== undefined) result[name] = value;
      }
      return result;
    });
}

/** One document for each element of an array; none if it is empty, null or missing. */
function unwind(spec: Value): Stage {
  const name = typeof spec === 'string' && spec.startsWith('$') ? spec.slice(1) : unsupported('this kind of $unwind');
  plainName(name, '$unwind');
  return (docs) =>
    docs.flatMap((doc) => {
      const value = fieldOf(doc, name) ?? [];
      return (isArray(value) ? value : [value]).map((element) => ({ ...doc, [name]: element }));
    });
}

/** The documents so far, followed by those from a pipeline on a collection. */
function unionWith(spec: Value, find: Find): Stage {
  const { coll, pipeline = [], ...others } = specOf(spec, '$unionWith');
  if (typeof coll !== 'string' || Object.keys(others).length > 0) return unsupported('this kind of $unionWith');
  const run = compilePipeline(pipeline, find);
  return (docs) => [...docs, ...run(coll)];
}

const plainName = (name: string, what: string): string =>
  /^[^$.]+$/.test(name) ? name : unsupported(`the path '${name}' in ${what}`);

const specOf = (spec: Value, stage: string): Doc =>
  isDoc(spec) ? spec : fail('FailedToParse', `the ${stage} stage specification must be an object`);

function limitOf(spec: Value): number {
  const limit = isNumeric(spec) ? toNumber(spec) : fail('BadValue', '$limit needs a number');
  if (limit === 0) fail('Location15958', 'the limit must be positive');
  return limit > 0 ? limit : fail('BadValue', '$limit needs a positive number');
}
