import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isNonNullType,
  isObjectType,
  OperationTypeNode,
} from 'graphql';
import type { SeededRandom } from '../support/seededRandom.ts';
import { hostileValue, honestValue, type Names, spoilt } from './values.ts';

/** An operation's text and its variables' values. */
interface Sent {
  query: string;
  variables: unknown;
}

/** A root field of the schema, and its kind of operation. */
export interface Root {
  operation: OperationTypeNode;
  field: GraphQLField<unknown, unknown>;
}

export function rootsOf(schema: GraphQLSchema): Root[] {
  return Object.values(OperationTypeNode).flatMap((operation) =>
    Object.values(schema.getRootType(operation)?.getFields() ?? {}).map((field) => ({ operation, field })),
  );
}

/** A correct operation for a root field, with all its fields. */
export function honest({ operation, field }: Root, names: Names, random: SeededRandom): Sent {
  const given = field.args.filter((argument) => isNonNullType(argument.type) || random.chance(0.4));
  const declared = given.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ');
  return {
    query: `${operation}${declared && ` (${declared})`} { ${callOf(field, given)} }`,
    variables: Object.fromEntries(given.map(({ name, type }) => [name, honestValue(type, name, names, random)])),
  };
}

/** The same with one thing wrong: usually in a variable, otherwise in the text. */
export function dishonest(root: Root, names: Names, random: SeededRandom): Sent {
  const sent = honest(root, names, random);
  const kind = random.next();
  if (kind < 0.7) return { ...sent, variables: spoilt(sent.variables, random) };
  if (kind < 0.75) return { ...sent, variables: hostileValue(random) };
  if (kind < 0.8) return { ...sent, query: withLiteral(sent.query, random) };
  if (kind < 0.85) return { ...sent, query: renamed(sent.query, random) };
  if (kind < 0.9) return { ...sent, query: swapped(sent.query, random) };
  return { ...sent, query: garbled(sent.query, random) };
}

function callOf(field: GraphQLField<unknown, unknown>, given: readonly GraphQLArgument[]): string {
  const handed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  return `${field.name}${handed && `(${handed})`}${selectionOf(field.type)}`;
}

export function selectionOf(output: GraphQLOutputType): string {
  const type = getNamedType(output);
  if (!isObjectType(type)) return '';
  return ` { ${Object.values(type.getFields())
    .map((field) => `${field.name}${selectionOf(field.type)}`)
    .join(' ')} }`;
}

/** The text with a literal instead of a variable, as in queries built by hand. */
function withLiteral(query: string, random: SeededRandom): string {
  const literals = [
    '{ gt: "" }',
    '"""\u0000"""',
    '1e999',
    '99999999999',
    '[[[[]]]]',
    'null',
    '$nothing',
    '"\\ud800"',
    'RANGER',
  ];
  return query.replace(/: \$\w+/, `: ${random.pick(literals)}`);
}

function renamed(query: string, random: SeededRandom): string {
  const names = [...query.matchAll(/\w+/g)];
  const { index, 0: name } = random.pick(names);
  const other = random.pick([
    name.slice(0, -1),
    `${name}s`,
    '__proto__',
    'constructor',
    '__schema',
    '__typename',
    'on',
  ]);
  return query.slice(0, index) + other + query.slice(index + name.length);
}

/** The text with another kind of operation's keyword. */
function swapped(query: string, random: SeededRandom): string {
  return query.replace(/^\w+/, random.pick(Object.values(OperationTypeNode)));
}

function garbled(query: string, random: SeededRandom): string {
  const at = random.below(query.length);
  const noise = random.pick(['{', '}', '(', '"', '\0', '\ud800', '\u202e', '#', '$', '@skip', '...', '"""', '&', '|']);
  return query.slice(0, at) + noise + query.slice(at + random.below(5));
}
