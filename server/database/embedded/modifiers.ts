import { type CodeName, fail, unsupported } from './errors.ts';
import { add, multiply, type Numeric, toInteger, toNumber } from './numbers.ts';
import { split } from './paths.ts';
import { elementMatcher } from './query.ts';
import { compareBy } from './sorting.ts';
import {
  compare,
  type Doc,
  fieldOf,
  isArray,
  isDoc,
  isNumeric,
  type Maybe,
  shown,
  typeName,
  type Value,
} from './values.ts';

/** What an update operator does at the end of its path; `undefined` takes the field away. */
export interface Modifier {
  /** Whether it makes the fields on the way to its end. */
  readonly creates: boolean;
  readonly apply: (old: Maybe) => Maybe;
  /** For the one operator that needs the rest of the document. */
  readonly bind?: (doc: Doc) => Modifier;
}

type Create = (operand: Value, field: string) => readonly (readonly [path: string, Modifier])[];

const creating =
  (make: (operand: Value, field: string) => (old: Maybe) => Maybe): Create =>
  (operand, field) => [[field, { creates: true, apply: make(operand, field) }]];

const removing =
  (make: (operand: Value, field: string) => (array: readonly Value[]) => readonly Value[]): Create =>
  (operand, field) => {
    const remove = make(operand, field);
    return [
      [
        field,
        { creates: false, apply: (old) => (old === undefined ? undefined : keepIfSame(arrayAt(old, field), remove)) },
      ],
    ];
  };

/** Nothing removed is nothing changed. */
function keepIfSame(array: readonly Value[], remove: (array: readonly Value[]) => readonly Value[]): readonly Value[] {
  const rest = remove(array);
  return rest.length === array.length ? array : rest;
}

const arrayAt = (old: Maybe, field: string): readonly Value[] => {
  if (old === undefined) return [];
  return isArray(old) ? old : fail('BadValue', `The field '${field}' must be an array but is of type ${typeName(old)}`);
};

const numeric = (
  operator: string,
  combine: (old: Numeric, operand: Numeric) => Numeric,
  start: (operand: Numeric) => Numeric,
): Create =>
  creating((operand, field) => {
    if (!isNumeric(operand))
      return fail(
        'TypeMismatch',
        `Cannot ${operator === '$inc' ? 'increment' : 'multiply'} with non-numeric argument: {${field}: …}`,
      );
    return (old) => {
      if (old === undefined) return start(operand);
      return isNumeric(old)
        ? combine(old, operand)
        : fail(
            'TypeMismatch',
            `Cannot apply ${operator} to a value of non-numeric type. The field '${field}' is of type ${typeName(old)}`,
          );
    };
  });

const extreme = (sign: 1 | -1): Create =>
  creating((operand) => (old) => (old === undefined || sign * compare(operand, old) > 0 ? operand : old));

/** `{ $each: [...], … }` is a list with options; any other operand is one value. */
function valuesIn(
  operand: Value,
  known: readonly string[],
  misfit: CodeName,
): { readonly values: readonly Value[]; readonly options: Doc } {
  if (!isDoc(operand) || !Object.hasOwn(operand, '$each')) return { values: [operand], options: {} };
  const { $each: values, ...options } = operand;
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown !== undefined) return fail('BadValue', `Unrecognized clause in $push: ${unknown}`);
  return { values: isArray(values) ? values : fail(misfit, 'The argument to $each must be an array'), options };
}

const wholeOption = (options: Doc, name: string): number | undefined => {
  const value = fieldOf(options, name);
  if (value === undefined) return undefined;
  return isNumeric(value) ? toInteger(value, name) : fail('BadValue', `The value for ${name} must be an integer value`);
};

function push(operand: Value, field: string): (old: Maybe) => Maybe {
  const { values, options } = valuesIn(operand, ['$position', '$slice', '$sort'], 'BadValue');
  const [position = Infinity, slice] = [wholeOption(options, '$position'), wholeOption(options, '$slice')];
  const sort = options['$sort'];
  const order = sort === undefined ? undefined : isNumeric(sort) ? byValue(toNumber(sort)) : compareBy(sort);
  return (old) => {
    const array = arrayAt(old, field);
    const at = position < 0 ? Math.max(0, array.length + position) : Math.min(position, array.length);
    const all = [...array.slice(0, at), ...values, ...array.slice(at)];
    const ordered = order ? all.toSorted(order) : all;
    if (slice === undefined) return ordered;
    return slice < 0 ? ordered.slice(slice) : ordered.slice(0, slice);
  };
}

const byValue = (direction: number): ((a: Value, b: Value) => number) =>
  direction === 1 || direction === -1
    ? (a, b) => direction * compare(a, b)
    : fail('BadValue', 'The $sort element value must be either 1 or -1');

function addToSet(operand: Value, field: string): (old: Maybe) => Maybe {
  const { values } = valuesIn(operand, [], 'TypeMismatch');
  return (old) => {
    const array = arrayAt(old, field);
    const result = values.reduce<readonly Value[]>(
      (set, value) => (set.some((member) => compare(member, value) === 0) ? set : [...set, value]),
      array,
    );
    return result.length === array.length && old !== undefined ? old : result;
  };
}

function currentDate(operand: Value): (old: Maybe) => Maybe {
  const asDate = operand === true || (isDoc(operand) && operand['$type'] === 'date');
  if (!asDate) return unsupported('$currentDate with anything but a date');
  const now = new Date();
  return () => now;
}

/** A field cannot be renamed out of or into an array. */
function plainField(doc: Doc, field: string): Maybe {
  return split(field).reduce<Maybe>((node, name) => {
    if (isArray(node)) return fail('BadValue', `The field of $rename cannot be an array element: '${field}'`);
    return isDoc(node) ? fieldOf(node, name) : undefined;
  }, doc);
}

function rename(operand: Value, from: string): readonly (readonly [string, Modifier])[] {
  if (typeof operand !== 'string') return fail('BadValue', `The 'to' field for $rename must be a string: ${from}`);
  if (/(?:^|\.)(?:\$|__proto__|constructor|_bsontype)/.test(`${from}.${operand}`))
    return unsupported(`$rename of '${from}' to '${operand}'`);
  if (operand === from) return fail('BadValue', `The source and target field for $rename must differ: ${from}`);
  const take: Modifier = { creates: false, apply: () => undefined };
  const give = (value: Maybe): Modifier => ({ creates: value !== undefined, apply: (old) => value ?? old });
  return [
    [from, take],
    [operand, { ...give(undefined), bind: (doc) => (plainField(doc, operand), give(plainField(doc, from))) }],
  ];
}

function pop(operand: Value): (array: readonly Value[]) => readonly Value[] {
  const end = isNumeric(operand) ? toNumber(operand) : 0;
  if (end !== 1 && end !== -1) return fail('FailedToParse', `$pop expects 1 or -1, found: ${shown(operand)}`);
  return (array) => (end === 1 ? array.slice(0, -1) : array.slice(1));
}

function pullAll(operand: Value): (array: readonly Value[]) => readonly Value[] {
  const values = isArray(operand) ? operand : fail('BadValue', '$pullAll requires an array argument');
  return (array) => array.filter((element) => !values.some((value) => compare(value, element) === 0));
}

/** The update operators; the paths and modifiers that each makes of one of its fields. */
export const MODIFIERS: Readonly<Record<string, Create>> = {
  $set: creating((operand) => () => operand),
  $setOnInsert: creating((operand) => () => operand),
  $unset: (_operand, field) => [[field, { creates: false, apply: () => undefined }]],
  $inc: numeric('$inc', add, (operand) => operand),
  $mul: numeric('$mul', multiply, (operand) => multiply(operand, 0)),
  $min: extreme(-1),
  $max: extreme(1),
  $currentDate: creating(currentDate),
  $push: creating(push),
  $addToSet: creating(addToSet),
  $pull: removing((operand) => {
    const matches = elementMatcher(operand);
    return (array) => array.filter((element) => !matches(element));
  }),
  $pullAll: removing(pullAll),
  $pop: (operand, field) =>
    removing(pop)(operand, field).map(([path, modifier]) => [
      path,
      {
        ...modifier,
        apply: (old) =>
          old !== undefined && !isArray(old)
            ? fail('TypeMismatch', `Path '${path}' contains an element of non-array type '${typeName(old)}'`)
            : modifier.apply(old),
      },
    ]),
  $rename: rename,
};
