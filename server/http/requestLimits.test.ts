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
import { limitRulesOf } from './limitRules.ts';
import { documentLimits, MAX_MESSAGE_CHARACTERS } from './requestLimits.ts';

const api = TestApi.forThisFile();
const app = HttpApp.forThisFile();

beforeEach(() => {
  api.now = new Date();
});

describe('what the product itself asks for', () => {
  const half = limitRulesOf({
    tokens: documentLimits.tokens / 2,
    depth: documentLimits.depth / 2,
    cost: documentLimits.cost / 2,
    aliases: documentLimits.aliases / 2,
    directives: documentLimits.directives / 2,
  });
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

  it.each(operations)('has half of each limit at most: %s', (_, document) => {
    expect(tokensOf(print(document))).toBeLessThanOrEqual(documentLimits.tokens / 2);
    expect(validate(schema, document, half)).toEqual([]);
  });
});

describe('a document over a limit', () => {
  const aliases = Array.from({ length: 11 }, (_, index) => `a${index}: viewer { isStaff }`).join(' ');
  const doubling = Array.from(
    { length: 12 },
    (_, index) => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} viewer { isStaff } }`,
  ).join(' ');
  const page = 'edges { node { id lastName firstName version schools { id } } }';
  const cases: [string, string, string][] = [
    ['tokens', `{ viewer { ${'isStaff '.repeat(1000)} } }`, 'more that 1000 tokens'],
    [
      'depth',
      `{ viewer ${'{ soldier '.repeat(11)}${'}'.repeat(12)}`.replace('soldier }', 'soldier { id } }'),
      '10 levels',
    ],
    ['aliases', `{ ${aliases} }`, '10 aliases'],
    ['directives', `{ viewer { isStaff ${'@include(if: true) '.repeat(11)} } }`, '10 directives'],
    [
      'cost',
      `{ a: soldiers(first: 100) { ${page} ${page} } ${`soldiers(first: 100) { ${page} } `.repeat(8)} }`,
      '6000 fields',
    ],
    ['cost, by fragments', `{ ...f0 } ${doubling} fragment f12 on Query { viewer { isStaff } }`, '6000 fields'],
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
    ['tokens', 'id '.repeat(1000), '1000 tokens'],
    ['aliases', Array.from({ length: 11 }, (__, index) => `a${index}: id`).join(' '), '10 aliases'],
  ])('is refused over a socket, too: %s', async (_, fields, sentence) => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const live = new LiveClient(await app.serve(), browser.cookie);
    const { message } = await live.follow(`subscription { soldiersChanged { ${fields} } }`).refusal();
    expect(message).toContain(sentence);
    await live.client.dispose();
  });
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

/** Each operation with the fragments that it uses and `__typename` in every selection, which is how Apollo Client sends it. */
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
    SelectionSet: (node) => ({
      ...node,
      selections: [...node.selections, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
    }),
  });
}

function tokensOf(text: string): number {
  const lexer = new Lexer(new Source(text));
  let tokens = 0;
  while (lexer.advance().kind !== TokenKind.EOF) tokens += 1;
  return tokens;
}
