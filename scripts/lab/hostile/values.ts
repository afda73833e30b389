import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { SeededRandom } from '../support/seededRandom.ts';

/** Ids that a person's requests may name. */
export interface Names {
  soldiers: readonly string[];
  comments: readonly string[];
}

const TEXTS = ['Ready.', 'Morgan', 'O’Hara-李', 'nobody@unit.example', 'four brown boots', '', ' ', 'BLC', 'yes', '12'];
const DAYS = ['2026-05-04', '2026-05-25', '0000-00-00', '9999-12-31', '2026-02-30', 'yesterday', '', '20260504'];

const LONG = 'x'.repeat(40_000);
/** More than anybody except staff may send. */
const HUGE = 'y'.repeat(1_000_000);

/** Values that break programs: of another type, at a type's limit, or with a meaning for a lower layer. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  '',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800x',
  '\u202eevil\u202c',
  '\ufeff\u200b',
  '\u{10ffff}',
  '👩‍👩‍👧‍👦'.repeat(50),
  'a\u0301'.repeat(500),
  '${7*7}{{7*7}}',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00%2e%2e%2f',
  'constructor',
  '__proto__',
  '(a+)+$'.repeat(20),
  'a'.repeat(60) + '!',
  '[[[[',
  '\r\nset-cookie: session=evil',
  '2026-13-45',
  '+275760-09-13',
  'NaN',
  'true',
  [],
  [[]],
  [null],
  {},
  { $gt: '' },
  { $ne: null },
  { $where: 'sleep(1000)' },
  { $regex: '.*' },
  { $in: [null, ''] },
  { $expr: { $function: { body: 'return true', args: [], lang: 'js' } } },
  { toString: 1, valueOf: 1, toJSON: 1 },
  { length: 1e9 },
  { _bsontype: 'ObjectId', id: 'x' },
  JSON.parse('{"__proto__":{"isStaff":true,"polluted":true}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
  LONG,
];

export function hostileValue(random: SeededRandom): unknown {
  const kind = random.next();
  if (kind < 0.002) return HUGE;
  if (kind < 0.02) return nested(random.below(3000));
  if (kind < 0.03) return Array.from({ length: random.below(5000) }, () => random.pick(HOSTILE.slice(0, 20)));
  return random.pick(HOSTILE);
}

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { $and: value };
  return value;
}

/** A value of the right type, which the service may still refuse. */
export function honestValue(type: GraphQLInputType, name: string, names: Names, random: SeededRandom): unknown {
  if (isNonNullType(type)) return honestValue(type.ofType, name, names, random);
  if (isListType(type)) {
    return Array.from({ length: random.below(4) }, () => honestValue(type.ofType, name, names, random));
  }
  if (isEnumType(type)) return random.pick(type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) || random.chance(0.3));
    return Object.fromEntries(fields.map((field) => [field.name, honestValue(field.type, field.name, names, random)]));
  }
  switch (type.name) {
    case 'Boolean':
      return random.chance(0.5);
    case 'Int':
      return name === 'first' ? 1 + random.below(100) : 1 + random.below(3);
    case 'LocalDate':
      return random.pick(DAYS);
    case 'ID':
      return random.pick(random.chance(0.3) ? names.comments : names.soldiers);
    default:
      return random.pick(TEXTS);
  }
}

/** The value with one part made hostile, or with an extra key. */
export function spoilt(value: unknown, random: SeededRandom): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return hostileValue(random);
  if (Array.isArray(value)) {
    const at = random.below(value.length + 1);
    return [...value.slice(0, at), spoilt(value[at], random), ...value.slice(at + 1)];
  }
  const keys = Object.keys(value);
  if (keys.length === 0 || random.chance(0.2)) return { ...value, ...extraKey(random) };
  const key = random.pick(keys);
  const { [key]: former, ...others }: Record<string, unknown> = { ...value };
  return random.chance(0.1) ? others : { ...others, [key]: spoilt(former, random) };
}

function extraKey(random: SeededRandom): object {
  const key = random.pick([
    '__proto__',
    'constructor',
    'prototype',
    '$set',
    '$where',
    'isStaff',
    '_id',
    '',
    'a.b',
    'rankk',
  ]);
  // Parsed from JSON: in code, the first of these keys would set the prototype here.
  const extra: object = JSON.parse(`{${JSON.stringify(key)}:${JSON.stringify({ polluted: true, isStaff: true })}}`);
  return extra;
}
