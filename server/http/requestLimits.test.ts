import { readdirSync, readFileSync } from 'node:fs';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getIntrospectionQuery,
  Kind,
  Lexer,
  parse,
  print,
  Source,
  TokenKind,
  validate,
  visit,
} from 'graphql';
import { createSchema } from '../schema.ts';
import { signInSoldier } from '../testing/factories.ts';
import { HttpApp, post } from '../testing/httpApp.ts';
import { LiveClient } from '../testing/liveClient.ts';
import { TestApi } from '../testing/testApi.ts';
import { measuresOf } from './documentMeasures.ts';
import { type DocumentLimits, documentLimits, MAX_MESSAGE_CHARACTERS, MAX_PROBLEMS } from './requestLimits.ts';

const api = TestApi.forThisFile();
const app = HttpApp.forThisFile();

beforeEach(() => {
  api.now = new Date();
});

/**
 * A document's measures. Twice the product's largest is rounded up to a multiple of the step. If the product has none, one step is allowed.
 */
const STEPS = [
  ['characters', 2000],
  ['tokens', 200],
  ['depth', 2],
  ['cost', 2000],
  ['repeats', 12],
  ['aliases', 2],
  ['directives', 2],
] as const;

describe('what the product itself asks for', () => {
  const files = readdirSync('client', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.graphql'),
  );
  const client = files.map((file) => parse(readFileSync(`client/${file}`, 'utf8')));
  const examples = [...readFileSync('docs/api.md', 'utf8').matchAll(/```graphql\n(.*?)```/gs)].map(
    ([, text = '']) => text,
  );
  const operations = [...operationsOf(client), ...examples.flatMap((text) => operationsOf([parse(text)]))];
  const schema = createSchema();

  it('is read from the files', () => {
    expect(client.length).toBeGreaterThan(50);
    expect(examples.length).toBeGreaterThan(3);
  });

  it.each(operations)('is valid, and has half of each limit at most: %s', (_, document) => {
    expect(validate(schema, document)).toEqual([]);
    const measures = sizesOf(document);
    for (const [name] of STEPS) expect([name, measures[name] <= documentLimits[name] / 2]).toEqual([name, true]);
  });

  it.each(STEPS)('leaves no more room than that: %s', (name, step) => {
    const largest = Math.max(...operations.map(([, document]) => sizesOf(document)[name]));
    expect(documentLimits[name]).toBeLessThanOrEqual(Math.max(step, Math.ceil((2 * largest) / step) * step));
  });
});

describe('a document over a limit', () => {
  const { characters, tokens, depth, cost, repeats, aliases, directives } = documentLimits;
  const aliased = (field: string) => Array.from({ length: aliases + 1 }, (_, index) => `a${index}: ${field}`).join(' ');
  const directed = '@include(if: true) '.repeat(directives + 1);
  const doubling = Array.from(
    { length: 12 },
    (_, index) => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} viewer { isStaff } }`,
  ).join(' ');
  const page = 'edges { node { id lastName firstName version schools { id } } }';
  const cases: [string, string, string][] = [
    ['characters', `{ viewer { isStaff } } #${'x'.repeat(characters)}`, `${characters} characters`],
    ['tokens', `{ viewer { ${'isStaff '.repeat(tokens)} } }`, `more that ${tokens} tokens`],
    [
      'depth',
      `{ viewer ${'{ soldier '.repeat(depth - 1)}${'}'.repeat(depth)}`.replace('soldier }', 'soldier { id } }'),
      `${depth} levels`,
    ],
    ['aliases', `{ ${aliased('viewer { isStaff }')} }`, `${aliases} aliases`],
    ['aliases of __typename', `{ ${aliased('__typename')} }`, `${aliases} aliases`],
    ['aliases called __typename', `{ ${'__typename: viewer { isStaff } '.repeat(3)} }`, `${aliases} aliases`],
    [
      'aliases in fragments',
      `{ viewer { ...f } } fragment f on Viewer { ${aliased('isStaff')} }`,
      `${aliases} aliases`,
    ],
    ['directives', `{ viewer { isStaff ${directed} } }`, `${directives} directives`],
    ['directives of the operation', `query ${directed} { viewer { isStaff } }`, `${directives} directives`],
    ['directives of a variable', `query ($a: ID ${directed}) { viewer { isStaff } }`, `${directives} directives`],
    ['directives of spreads', `{ ${'... @include(if: true) { __typename } '.repeat(3)} }`, `${directives} directives`],
    [
      'directives of a fragment',
      `{ viewer { ...f } } fragment f on Viewer ${directed} { isStaff }`,
      `${directives} directives`,
    ],
    ['a field again and again', `{ viewer { ${'isStaff '.repeat(repeats + 1)} } }`, `${repeats} times`],
    ['__typename again and again', `{ ${'__typename '.repeat(repeats + 1)} }`, `${repeats} times`],
    ['a field of fields again and again', `{ ${'viewer { isStaff } '.repeat(repeats + 1)} }`, `${repeats} times`],
    [
      'a field again and again by fields around it',
      `{ ${`viewer { ${'isStaff '.repeat(repeats / 2)} } `.repeat(3)} }`,
      `${repeats} times`,
    ],
    [
      'a field again and again by fragments',
      `{ viewer { ${'...f ... { isStaff } '.repeat(repeats)} } } fragment f on Viewer { isStaff }`,
      `${repeats} times`,
    ],
    [
      'cost',
      `{ a: soldiers(first: 100) { ${page} ${page} } ${`soldiers(first: 100) { ${page} } `.repeat(16)} }`,
      `${cost} fields`,
    ],
    [
      'cost, by a variable',
      `query ($n: Int) { a: soldiers(first: $n) { ${page} ${page} } ${`soldiers(first: $n) { ${page} } `.repeat(16)} }`,
      `${cost} fields`,
    ],
    ['cost, by fragments', `{ ...f0 } ${doubling} fragment f12 on Query { viewer { isStaff } }`, `${cost} fields`],
    [
      'cost, by fragments that end in a circle',
      `{ ...f0 } ${doubling} fragment f12 on Query { ...f0 }`,
      `${cost} fields`,
    ],
    [
      'a circle of fragments',
      '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
      'Cannot spread fragment',
    ],
  ];

  it.each(cases)('is refused with a sentence: %s', async (_, query, sentence) => {
    const answer = await post(await app.serve({ environment: 'production' }), query);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(sentence);
  });

  it.each([
    ['tokens', 'id '.repeat(tokens), `${tokens} tokens`],
    ['aliases', aliased('id'), `${aliases} aliases`],
    ['a field again and again', 'id '.repeat(repeats + 1), `${repeats} times`],
  ])('is refused over a socket, too: %s', async (_, fields, sentence) => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const live = new LiveClient(await app.serve(), browser.cookie);
    const { message } = await live.follow(`subscription { soldiersChanged { ${fields} } }`).refusal();
    expect(message).toContain(sentence);
    await live.client.dispose();
  });
});

it('tells only the first problems of a document', async () => {
  const answer = await post(
    await app.serve(),
    `{ ${Array.from({ length: 50 }, (_, index) => `no${index}`).join(' ')} }`,
  );
  const { errors }: { errors: unknown[] } = await answer.json();
  // The extra one says that there may be others.
  expect(errors).toHaveLength(MAX_PROBLEMS + 1);
});

it('leaves the tools their introspection outside production', async () => {
  const answer = await post(await app.serve(), getIntrospectionQuery());
  expect(await answer.json()).toMatchObject({ data: { __schema: { queryType: { name: 'Query' } } } });
});

describe('in production', () => {
  const UPDATE =
    'mutation ($id: ID!, $input: UpdateSoldierInput!) { updateSoldier(id: $id, version: 1, input: $input) { id } }';

  it.each([
    ['a value', { rank: 'SPCC' }],
    ['a name', { lastNam: 'Ito' }],
  ])('what may have been meant by %s in a variable is not told', async (_, input) => {
    const answer = await post(await app.serve({ environment: 'production' }), UPDATE, { id: 'x', input });
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain('Did you mean');
  });

  it('an error is no longer than a person reads, however long what it is about', async () => {
    const input = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`no${index}`, 'x'.repeat(1500)]));
    const answer = await post(await app.serve({ environment: 'production' }), UPDATE, { id: 'x', input });
    const text = await answer.text();
    expect(text.length).toBeLessThan(60 * (MAX_MESSAGE_CHARACTERS + 200));
    expect(text).not.toContain('INTERNAL_SERVER_ERROR');
  });
});

describe('a name that every object of JavaScript has', () => {
  it.each([
    ['of a variable', 'query ($__proto__: ID!) { soldier(id: $__proto__) { id } }', { ['__proto__']: 'somebody' }],
    ['of a field', '{ __proto__: viewer { constructor: isStaff } }', {}],
  ])('is a name like any other: %s', async (_, query, variables) => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const text = await (
      await post(await app.serve(), query, JSON.parse(JSON.stringify(variables)), { cookie: browser.cookie ?? '' })
    ).text();
    expect(text).toMatch(/NOT_FOUND|"__proto__":\{"constructor":true\}/);
  });
});

describe('a request that is about nothing that is there is refused with 400', () => {
  const query = '{ viewer { isStaff } }';
  it.each([
    ['an operation of another name', { query, operationName: 'other' }],
    ['no operation of two', { query: 'query a { viewer { isStaff } } query b { viewer { isStaff } }' }],
  ])('%s', async (_, body) => {
    const answer = await fetch(`${await app.serve()}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain('INTERNAL_SERVER_ERROR');
  });
});

it('nobody has a document kept under its hash', async () => {
  const answer = await fetch(`${await app.serve()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: '{ viewer { isStaff } }',
      extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } },
    }),
  });
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }] });
});

it('a body that is not UTF-8 is refused', async () => {
  const url = await app.serve();
  const body = Buffer.concat([
    Buffer.from('{"query":"{ viewer { isStaff } } #'),
    Buffer.from([0xff]),
    Buffer.from('"}'),
  ]);
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('not UTF-8');
});

/** Each operation with its fragments, and with `__typename` in every selection except its own, as Apollo Client sends it. */
function operationsOf(documents: readonly DocumentNode[]): [string, DocumentNode][] {
  const definitions = documents.flatMap((document) => document.definitions);
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return definitions.flatMap((operation): [string, DocumentNode][] => {
    if (operation.kind !== Kind.OPERATION_DEFINITION) return [];
    const whole: DocumentNode = {
      kind: Kind.DOCUMENT,
      definitions: [operation, ...usedBy({ kind: Kind.DOCUMENT, definitions: [operation] }, fragments)],
    };
    return [[operation.name?.value ?? print(operation).slice(0, 60), withTypenames(whole)]];
  });
}

function usedBy(document: DocumentNode, fragments: readonly FragmentDefinitionNode[]): Set<FragmentDefinitionNode> {
  const used = new Set<FragmentDefinitionNode>();
  const find = (node: DocumentNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.find((one) => one.name.value === name.value);
        if (!fragment || used.has(fragment)) return;
        used.add(fragment);
        find(fragment);
      },
    });
  };
  find(document);
  return used;
}

function withTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: (node, _key, parent) =>
      parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
        ? undefined
        : {
            ...node,
            selections: [...node.selections, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
          },
  });
}

function sizesOf(document: DocumentNode): DocumentLimits {
  const text = print(document);
  return { characters: text.length, tokens: tokensOf(text), ...measuresOf(document, Infinity) };
}

function tokensOf(text: string): number {
  const lexer = new Lexer(new Source(text));
  let tokens = 0;
  while (lexer.advance().kind !== TokenKind.EOF) tokens += 1;
  return tokens;
}
