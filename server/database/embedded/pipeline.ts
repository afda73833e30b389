import { fail, unsupported } from './errors.ts';
import { toNumber } from './numbers.ts';
import { checkFilter, matcher } from './query.ts';
import { sorted } from './sorting.ts';
import { type Doc, fieldOf, isArray, isDoc, isNumeric, keyOf, type Value } from './values.ts';

type Stage = (docs: readonly Doc[]) => readonly Doc[];

/** The stages of an aggregation that the product uses: those that a count of documents is made of. */
const STAGES: Readonly<Record<string, (spec: Value) => Stage>> = {
  $match: (spec) => {
    const matches = matcher(checkFilter(docIn(spec, '$match')));
    return (docs) => docs.filter(matches);
  },
  $sort: (spec) => (docs) => sorted(docs, spec),
  $skip: (spec) => (docs) => docs.slice(whole(spec, '$skip')),
  $limit: (spec) => (docs) => docs.slice(0, whole(spec, '$limit')),
  $group: countAll,
};

/** Compiles a pipeline; a stage that is not listed is refused before any of it runs. */
export function compilePipeline(pipeline: Value): Stage {
  if (!isArray(pipeline)) return fail('TypeMismatch', "'pipeline' must be an array");
  const stages = pipeline.map((stage): Stage => {
    const [name = '', ...others] = isDoc(stage) ? Object.keys(stage) : [];
    if (!isDoc(stage) || others.length > 0)
      return fail('FailedToParse', 'A pipeline stage specification object must contain exactly one field.');
    const compile = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
    return compile ? compile(stage[name] ?? null) : unsupported(`the pipeline stage ${name}`);
  });
  return (docs) => stages.reduce((result, stage) => stage(result), docs);
}

/** `{ _id: <constant or '$field'>, <field>: { $sum: 1 } }`: how documents are counted. Of no documents there is no group. */
function countAll(spec: Value): Stage {
  const { _id: id = null, ...fields } = docIn(spec, '$group');
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

/** What a document is grouped by: nothing, or the value of one of its own fields, absence counting as null. */
function groupKey(id: Value): ((doc: Doc) => Value) | null {
  if (id === null || isNumeric(id)) return () => id;
  if (typeof id !== 'string' || !/^\$[^$.]+$/.test(id)) return null;
  return (doc) => fieldOf(doc, id.slice(1)) ?? null;
}

const docIn = (spec: Value, stage: string): Doc =>
  isDoc(spec) ? spec : fail('FailedToParse', `the ${stage} stage specification must be an object`);

const whole = (spec: Value, stage: string): number =>
  isNumeric(spec) && toNumber(spec) >= 0 ? toNumber(spec) : fail('BadValue', `${stage} needs a number`);
