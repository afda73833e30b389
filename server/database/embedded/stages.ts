import { Long } from 'bson';
import { Aggregator } from 'mingo/aggregator';
import { Context } from 'mingo/core';
import { type Iterator, Lazy } from 'mingo/lazy';
import { $facet, $limit, $match, $replaceRoot, $skip } from 'mingo/operators/pipeline';
import type { Options } from 'mingo/types';
import { fail, unsupported } from './errors.ts';
import { ACCUMULATORS, checkExpression, engine, expression } from './expressions.ts';
import { toInteger } from './numbers.ts';
import { candidates, split, valueAt } from './paths.ts';
import { addition, type Projection, projection, removal } from './projection.ts';
import { checkFilter } from './query.ts';
import { directions, sorted } from './sorting.ts';
import { type Doc, type Draft, isArray, isDoc, isNumeric, keyOf, type Maybe, type Value } from './values.ts';

/**
 * Aggregation pipelines: mingo streams documents from stage to stage and runs the stages that it gets right
 * ($match, $limit, $skip, $facet, $replaceRoot); the others are here. `checkPipeline` refuses all else first.
 */
export type Find = (collection: string, filter: Doc) => readonly Doc[];

type Stage = (docs: Iterator, spec: unknown, options: Options) => Iterator;

const docSpec = (spec: Value, stage: string): Doc =>
  isDoc(spec) ? spec : fail('FailedToParse', `the ${stage} stage specification must be an object`);

const whole = (spec: Value, stage: string, least: number): number => {
  const count = isNumeric(spec) ? toInteger(spec, stage) : fail('BadValue', `${stage} needs a number`);
  return count >= least ? count : fail('BadValue', `${stage}: the value must be at least ${least}`);
};

const fieldName = (spec: Value, stage: string): string =>
  typeof spec === 'string' && spec !== '' && !spec.startsWith('$')
    ? spec
    : fail('BadValue', `${stage} needs the name of a field`);

function onlyFields(spec: Doc, stage: string, known: readonly string[]): Doc {
  const unknown = Object.keys(spec).find((name) => !known.includes(name));
  return unknown === undefined
    ? spec
    : fail('FailedToParse', `the option '${unknown}' of ${stage} is not supported by the embedded store`);
}

/** Each stage's check: it refuses what the store can't do and gives the specification that the stage runs with. */
const CHECKS: Readonly<Record<string, (spec: Value) => Value>> = {
  $match: (spec) => checkFilter(docSpec(spec, '$match')),
  $sort: (spec) =>
    directions(spec, '$sort').length > 0 ? spec : fail('BadValue', '$sort stage must have at least one sort key'),
  $limit: (spec) => whole(spec, '$limit', 1),
  $skip: (spec) => whole(spec, '$skip', 0),
  $count: (spec) =>
    fieldName(spec, '$count').includes('.') ? fail('BadValue', 'the count field cannot contain a .') : spec,
  $project: (spec) =>
    compiled(spec, (doc) =>
      Object.keys(doc).length > 0
        ? projection(doc, { inFind: false })
        : fail('BadValue', 'projection specification must have at least one field'),
    ),
  $addFields: (spec) => compiled(spec, addition),
  $set: (spec) => compiled(spec, addition),
  $unset: (spec) => (removal(unsetPaths(spec)), spec),
  $group: checkGroup,
  $sortByCount: (spec) => checkGroup({ _id: spec, count: { $sum: 1 } }),
  $unwind: checkUnwind,
  $replaceRoot: (spec) => ({
    newRoot: checkExpression(onlyFields(docSpec(spec, '$replaceRoot'), '$replaceRoot', ['newRoot'])['newRoot'] ?? null),
  }),
  $replaceWith: (spec) => ({ newRoot: checkExpression(spec) }),
  $facet: (spec) =>
    Object.fromEntries(Object.entries(docSpec(spec, '$facet')).map(([name, stages]) => [name, checkPipeline(stages)])),
  $lookup: checkLookup,
};

function compiled(spec: Value, compile: (doc: Doc) => Projection): Value {
  compile(docSpec(spec, 'projection'));
  return spec;
}

const unsetPaths = (spec: Value): readonly string[] =>
  (isArray(spec) ? spec : [spec]).map((path) => fieldName(path, '$unset'));

function checkGroup(spec: Value): Doc {
  const { _id: id, ...fields } = docSpec(spec, '$group');
  if (id === undefined) return fail('BadValue', 'a group specification must include an _id');
  const checked = Object.entries(fields).map(([name, given]): [string, Value] => {
    const [operator = '', ...others] = isDoc(given) ? Object.keys(given) : [];
    if (!isDoc(given) || others.length > 0)
      return fail('BadValue', `The field '${name}' must be an accumulator object`);
    if (operator === '$count') return [name, { $sum: 1 }];
    if (!Object.hasOwn(ACCUMULATORS, operator))
      return fail('InvalidPipelineOperator', `unknown group operator '${operator}'`);
    return [name, { [operator]: checkExpression(given[operator] ?? null) }];
  });
  return { _id: checkExpression(id), ...Object.fromEntries(checked) };
}

function checkUnwind(spec: Value): Doc {
  const { path, includeArrayIndex, ...others } = onlyFields(isDoc(spec) ? spec : { path: spec }, '$unwind', [
    'path',
    'includeArrayIndex',
    'preserveNullAndEmptyArrays',
  ]);
  if (typeof path !== 'string' || !path.startsWith('$'))
    return fail('BadValue', "path option to $unwind stage should be prefixed with a '$'");
  return {
    path: fieldName(path.slice(1), '$unwind'),
    ...(includeArrayIndex === undefined
      ? {}
      : { includeArrayIndex: fieldName(includeArrayIndex, 'includeArrayIndex') }),
    ...others,
  };
}

function checkLookup(spec: Value): Doc {
  const {
    from,
    localField,
    foreignField,
    as,
    pipeline,
    let: variables = {},
  } = onlyFields(docSpec(spec, '$lookup'), '$lookup', ['from', 'localField', 'foreignField', 'as', 'pipeline', 'let']);
  if ((localField === undefined) !== (foreignField === undefined) || (localField ?? pipeline) === undefined)
    fail('FailedToParse', '$lookup requires localField and foreignField, or a pipeline');
  const names = Object.fromEntries(
    Object.entries({ from, as, localField, foreignField }).flatMap(([name, value]) =>
      value === undefined && name.endsWith('Field') ? [] : [[name, fieldName(value ?? null, `$lookup's '${name}'`)]],
    ),
  );
  return {
    ...names,
    pipeline: checkPipeline(pipeline ?? []),
    let: checkExpression(docSpec(variables, "$lookup's let")),
  };
}

/** Checks a whole pipeline before any of it runs, and writes it in the form that `runPipeline` takes. */
export function checkPipeline(pipeline: Value): readonly Doc[] {
  if (!isArray(pipeline)) return fail('TypeMismatch', "'pipeline' must be an array");
  return pipeline.map((stage) => {
    const [name = '', ...others] = isDoc(stage) ? Object.keys(stage) : [];
    if (!isDoc(stage) || others.length > 0 || name === '')
      return fail('FailedToParse', 'A pipeline stage specification object must contain exactly one field.');
    const check = Object.hasOwn(CHECKS, name) ? CHECKS[name] : undefined;
    return { [name]: check ? check(stage[name] ?? null) : unsupported(`the pipeline stage ${name}`) };
  });
}

const docsOf = (docs: readonly unknown[]): readonly Doc[] => docs.filter(isDoc);

/** A stage that needs all its documents at once. */
const collected =
  (run: (docs: readonly Doc[], spec: Value, options: Options) => readonly Doc[]): Stage =>
  (docs, spec, options) =>
    docs.transform((all) =>
      Lazy(run(docsOf(all), isDoc(spec) || isArray(spec) || typeof spec === 'string' ? spec : null, options)),
    );

const projected =
  (compile: (spec: Value) => Projection): Stage =>
  (docs, spec, options) => {
    const project = compile(isDoc(spec) || isArray(spec) || typeof spec === 'string' ? spec : null);
    return docs.map((doc: unknown) => project(isDoc(doc) ? doc : {}, options));
  };

function group(docs: readonly Doc[], spec: Value, options: Options): readonly Doc[] {
  const { _id: id = null, ...fields } = docSpec(spec, '$group');
  const idOf = expression(id);
  const groups = new Map<string, { readonly id: Value; readonly docs: Doc[] }>();
  for (const doc of docs) {
    const value = idOf(doc, options) ?? null;
    const key = keyOf(value);
    const members = groups.get(key);
    if (members) members.docs.push(doc);
    else groups.set(key, { id: value, docs: [doc] });
  }
  const accumulated = Object.entries(fields).flatMap(([name, accumulator]) =>
    Object.entries(docSpec(accumulator, '$group')).map(([operator, operand]) => ({
      name,
      accumulate: ACCUMULATORS[operator],
      valueOf: expression(operand),
    })),
  );
  return [...groups.values()].map((members) => {
    const result: Draft = { _id: members.id };
    for (const { name, accumulate, valueOf } of accumulated)
      result[name] = accumulate?.(members.docs.map((doc) => valueOf(doc, options))) ?? null;
    return result;
  });
}

function unwind(docs: readonly Doc[], spec: Value): readonly Doc[] {
  const { path: field, includeArrayIndex: indexField, preserveNullAndEmptyArrays: preserve } = docSpec(spec, '$unwind');
  const path = split(typeof field === 'string' ? field : '');
  const numbered = (doc: Doc, index: number | null): Doc =>
    typeof indexField === 'string' ? { ...doc, [indexField]: index === null ? null : Long.fromNumber(index) } : doc;
  return docs.flatMap((doc) => {
    const value =
      path.length > 1 && isArray(valueAt(doc, path.slice(0, -1)))
        ? unsupported('$unwind of an array inside an array')
        : valueAt(doc, path);
    if (isArray(value) && value.length > 0)
      return value.map((item, index) => numbered(replaced(doc, path, item), index));
    if (value === undefined || value === null || isArray(value))
      return preserve === true ? [numbered(isArray(value) ? replaced(doc, path, undefined) : doc, null)] : [];
    return [numbered(doc, null)];
  });
}

/** A copy in which the field at the path, which exists, has another value or none. */
function replaced(doc: Doc, [name = '', ...rest]: readonly string[], value: Maybe): Doc {
  const { [name]: inner, ...others } = doc;
  if (rest.length > 0) return { ...doc, [name]: isDoc(inner) ? replaced(inner, rest, value) : (inner ?? null) };
  return value === undefined ? others : { ...doc, [name]: value };
}

/** Joins by looking each document's values up in the other collection, through its index where there is one. */
const lookup =
  (find: Find) =>
  (docs: readonly Doc[], spec: Value, options: Options): readonly Doc[] => {
    const { from, localField, foreignField, as, pipeline = [], let: variables = {} } = docSpec(spec, '$lookup');
    const stages = isArray(pipeline) ? pipeline.filter(isDoc) : [];
    return docs.map((doc) => {
      const values =
        typeof localField === 'string' ? candidates(doc, split(localField)).filter((value) => !isArray(value)) : [];
      const filter =
        typeof foreignField === 'string'
          ? { [foreignField]: { $in: values.length === 0 ? [null] : values.map((value) => value ?? null) } }
          : {};
      const found = find(fieldName(from ?? null, '$lookup'), filter);
      const given = expression(variables)(doc, options);
      return {
        ...doc,
        [fieldName(as ?? null, '$lookup')]:
          stages.length === 0
            ? found
            : docsOf(
                new Aggregator([...stages], { context: options.context, variables: isDoc(given) ? given : {} }).run(
                  found,
                ),
              ),
      };
    });
  };

const unset: Stage = projected((spec) => removal(unsetPaths(spec)));
const set: Stage = projected((spec) => addition(docSpec(spec, '$addFields')));

engine.addPipelineOps({ $match, $limit, $skip, $facet, $replaceRoot, $replaceWith: $replaceRoot });
engine.addPipelineOps(
  Object.fromEntries<Stage>([
    ['$sort', collected((docs, spec) => sorted(docs, spec))],
    ['$count', collected((docs, spec) => (docs.length === 0 ? [] : [{ [fieldName(spec, '$count')]: docs.length }]))],
    ['$project', projected((spec) => projection(docSpec(spec, '$project'), { inFind: false }))],
    ['$addFields', set],
    ['$set', set],
    ['$unset', unset],
    ['$group', collected(group)],
    ['$sortByCount', collected((docs, spec, options) => sorted(group(docs, spec, options), { count: -1 }))],
    ['$unwind', collected(unwind)],
    // Not in CHECKS, so that no pipeline from outside reaches it.
    ['$projectFound', projected((spec) => projection(docSpec(spec, 'projection'), { inFind: true }))],
  ]),
);

/** Runs a pipeline that `checkPipeline` has passed. */
export function runPipeline(docs: readonly Doc[], checked: readonly Doc[], find: Find): readonly Doc[] {
  const context = Context.from(engine).addPipelineOps({ $lookup: collected(lookup(find)) });
  return docsOf(new Aggregator([...checked], { context }).run(docs));
}

/** What the projection of a find or findAndModify makes of its documents; an empty one leaves them as they are. */
export function projectFound(docs: readonly Doc[], spec: Doc): readonly Doc[] {
  return Object.keys(spec).length === 0
    ? docs
    : docsOf(new Aggregator([{ $projectFound: spec }], { context: engine }).run([...docs]));
}
