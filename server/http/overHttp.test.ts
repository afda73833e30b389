import { signInNewcomer, signInSoldier } from '../testing/factories.ts';
import { HttpApp } from '../testing/httpApp.ts';
import { SIGN_OUT, VIEWER } from '../testing/identityOperations.ts';
import { TestApi } from '../testing/testApi.ts';

/*
 * What the GraphQL over HTTP specification demands of a server (MUST) and advises (SHOULD), row by row. Its working group's own audits
 * (graphql-http 1.23) ask for the same.
 */

const api = TestApi.forThisFile();
const app = HttpApp.forThisFile();

const JSON_TYPE = 'application/json; charset=utf-8';
const GRAPHQL_TYPE = 'application/graphql-response+json; charset=utf-8';
const TAKES_JSON = { accept: 'application/json' };
const TAKES_GRAPHQL = { accept: 'application/graphql-response+json' };
const POSTED = { 'content-type': 'application/json' };
const ASKED_FOR = { 'apollo-require-preflight': 'true' };

const PLAIN = '{ viewer { isStaff } }';
const SOLDIER = 'query Soldier($id: ID!) { soldier(id: $id) { id } }';

type Headers = Record<string, string>;

/** The kind of an answer: an operation's data, a refusal in GraphQL's form, or something else. */
type Kind = 'data' | 'errors' | 'other';

async function kindOf(response: Response): Promise<Kind> {
  const text = await response.text();
  if (!/json/.test(response.headers.get('content-type') ?? '')) return 'other';
  const answer: unknown = JSON.parse(text);
  if (typeof answer !== 'object' || answer === null) return 'other';
  if ('data' in answer && !('errors' in answer)) return 'data';
  return 'errors' in answer && !('data' in answer) ? 'errors' : 'other';
}

function postBody(url: string, body: string | Uint8Array<ArrayBuffer>, headers: Headers): Promise<Response> {
  return fetch(`${url}/graphql`, { method: 'POST', headers, body });
}

function get(url: string, parameters: Record<string, string>, headers: Headers, method = 'GET'): Promise<Response> {
  return fetch(`${url}/graphql?${new URLSearchParams(parameters).toString()}`, { method, headers });
}

/**
 * A well-formed request that fails before it is executed: 200 for clients that accept plain JSON, 400 for clients that accept GraphQL's own
 * type.
 */
const WELL_FORMED: [string, { query: string; operationName?: string; variables?: object; extensions?: object }][] = [
  ['a document that is not GraphQL', { query: '{' }],
  ['an empty document', { query: '' }],
  ['a document of fragments alone', { query: 'fragment f on Viewer { isStaff }' }],
  ['a document that is not valid', { query: '{ no }' }],
  ['a document over a limit', { query: `{ viewer { ${'isStaff '.repeat(1000)} } }` }],
  ['an operation that is not there', { query: PLAIN, operationName: 'Other' }],
  ['no name where there are two operations', { query: `query A ${PLAIN} query B ${PLAIN}` }],
  ['a variable that is missing', { query: SOLDIER }],
  ['a variable that is null', { query: SOLDIER, variables: { id: null } }],
  ['a variable of another type', { query: SOLDIER, variables: { id: {} } }],
  ['a document by its hash', { query: PLAIN, extensions: { persistedQuery: { version: 1, sha256Hash: '0' } } }],
];

/** Bodies that are not well-formed requests. */
const ILL_FORMED: [string, string][] = [
  ['no JSON', 'NONSENSE'],
  ['JSON that breaks off', '{"query":'],
  ['an empty body', ''],
  ['a text', '"query"'],
  ['null', 'null'],
  ['a batch', JSON.stringify([{ query: PLAIN }])],
  ['no query', JSON.stringify({ qeury: PLAIN })],
  ...[null, 0, false, {}, []].map((query): [string, string] => [
    `the query ${JSON.stringify(query)}`,
    JSON.stringify({ query }),
  ]),
  ...[0, false, {}, []].map((operationName): [string, string] => [
    `the operation's name ${JSON.stringify(operationName)}`,
    JSON.stringify({ query: PLAIN, operationName }),
  ]),
  ...['text', 0, false, [7]].flatMap((value) =>
    ['variables', 'extensions'].map((name): [string, string] => [
      `${JSON.stringify(value)} as ${name}`,
      JSON.stringify({ query: PLAIN, [name]: value }),
    ]),
  ),
];

/** Body types that are not read. */
const OTHER_TYPES = [
  'application/jsonx',
  'application/x-json',
  'application/json-seq',
  'application/vnd.api+json',
  'application/graphql',
  'application/graphql-response+json',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/json',
  'json',
  ';',
  '*/*',
  'application/json, text/plain',
  'application/json; charset=utf-16',
  'application/json; charset=iso-8859-1',
];

describe.each(['development', 'production'] as const)('in %s', (environment) => {
  let url = '';
  beforeAll(async () => {
    url = await app.serve({ environment });
  });

  describe.each([
    ['with the header that browsers ask leave for', ASKED_FOR],
    ['without it', {}],
  ] as const)('%s', (_, preflight: Headers) => {
    const isAskedFor = 'apollo-require-preflight' in preflight;

    describe('by POST', () => {
      const send = (request: object, headers: Headers) =>
        postBody(url, JSON.stringify(request), { ...POSTED, ...preflight, ...headers });

      it.each([
        ['application/graphql-response+json', GRAPHQL_TYPE],
        ['application/json', JSON_TYPE],
        ['application/json; charset=utf-8', JSON_TYPE],
        ['application/graphql-response+json; charset=utf-8, application/json; charset=utf-8', GRAPHQL_TYPE],
        ['application/graphql-response+json, application/json;q=0.9', GRAPHQL_TYPE],
        ['application/graphql-response+json;q=0.5, application/json', JSON_TYPE],
        ['text/html, application/graphql-response+json;q=0.1', GRAPHQL_TYPE],
        ['application/*', JSON_TYPE],
        ['*/*', JSON_TYPE],
      ])('an answer to a client that takes %s is %s', async (accept, type) => {
        for (let time = 0; time < 2; time += 1) {
          const response = await send({ query: PLAIN }, { accept });
          expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
          expect(await kindOf(response)).toBe('data');
        }
      });

      it.each([
        ['the body is UTF-8 where nothing is said', 'application/json'],
        ['the body is UTF-8 where that is said', 'application/json; charset=utf-8'],
        ['letters of a type may be large', 'Application/JSON; Charset="UTF-8"'],
        ['other parameters of a type are left alone', 'application/json; profile=x'],
      ])('%s', async (__, type) => {
        const query = `query ($id: ID!) { soldier(id: $id) { id } ${PLAIN.slice(1)}`;
        const response = await send({ query, variables: { id: 'Ōkafor 🦅' } }, { 'content-type': type, ...TAKES_JSON });
        expect(response.status).toBe(200);
        expect(await send({ query: PLAIN }, { 'content-type': type, ...TAKES_JSON }).then(kindOf)).toBe('data');
      });

      it.each([
        ['operationName', null],
        ['variables', null],
        ['extensions', null],
        ['operationName', 'A'],
        ['variables', { unused: 1 }],
        ['extensions', { some: 'value' }],
        ['later', { name: 'nobody knows' }],
      ])('%s may be %j', async (name, value) => {
        for (const headers of [TAKES_JSON, TAKES_GRAPHQL]) {
          const response = await send({ query: `query A ${PLAIN}`, [name]: value }, headers);
          expect([response.status, await kindOf(response)]).toEqual([200, 'data']);
        }
      });

      it.each(WELL_FORMED)('%s is well-formed', async (__, request) => {
        const json = await send(request, TAKES_JSON);
        expect([json.status, json.headers.get('content-type'), await kindOf(json)]).toEqual([200, JSON_TYPE, 'errors']);
        const either = await send(request, { accept: '*/*' });
        expect([either.status, either.headers.get('content-type')]).toEqual([200, JSON_TYPE]);
        const graphql = await send(request, TAKES_GRAPHQL);
        expect([graphql.status, graphql.headers.get('content-type')]).toEqual([400, GRAPHQL_TYPE]);
        expect(await kindOf(graphql)).toBe('errors');
      });

      it.each(ILL_FORMED)('%s is not well-formed', async (__, body) => {
        for (const headers of [TAKES_JSON, TAKES_GRAPHQL]) {
          const response = await postBody(url, body, { ...POSTED, ...preflight, ...headers });
          expect([response.status, await kindOf(response)]).toEqual([400, 'errors']);
          expect(response.headers.get('content-type')).toContain('charset=utf-8');
        }
      });

      it('what fails while it is executed has its data, and 200', async () => {
        const query = `query { viewer { isStaff } soldiers(first: 1) { edges { cursor } } }`;
        for (const headers of [TAKES_JSON, TAKES_GRAPHQL]) {
          const response = await send({ query }, headers);
          expect(response.status).toBe(200);
          expect(await response.json()).toMatchObject({
            data: null,
            errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
          });
        }
      });

      it.each(OTHER_TYPES)('a body of the type %s is not read', async (type) => {
        for (const headers of [TAKES_JSON, TAKES_GRAPHQL]) {
          const response = await send({ query: PLAIN }, { ...headers, 'content-type': type });
          expect([response.status, await kindOf(response)]).toEqual([415, 'errors']);
        }
      });

      it('nor is a body without a type, or a packed one', async () => {
        // Bytes without a content type are sent without one.
        const untyped = await postBody(url, new TextEncoder().encode(JSON.stringify({ query: PLAIN })), {
          ...preflight,
        });
        expect([untyped.status, await kindOf(untyped)]).toEqual([415, 'errors']);
        const packed = await send({ query: PLAIN }, { 'content-encoding': 'gzip' });
        expect([packed.status, packed.headers.get('accept-encoding')]).toEqual([415, 'identity']);
      });

      it.each(['text/html', 'image/png, text/*', 'application/xml', 'application/json; charset=utf-16'])(
        'a client that takes only %s gets nothing',
        async (accept) => {
          const response = await send({ query: PLAIN }, { accept });
          expect([response.status, await kindOf(response)]).toEqual([406, 'errors']);
        },
      );
    });

    describe.each(['GET', 'HEAD'])('by %s', (method) => {
      const ask = (parameters: Record<string, string>, headers: Headers) =>
        get(url, parameters, { ...preflight, ...headers }, method);
      /** A browser sends a plain GET to any site without asking first. So only clients that show they would ask first get an answer. */
      const expected = (status: number): number => (isAskedFor ? status : 400);
      const kind = async (response: Response): Promise<Kind | null> => (method === 'HEAD' ? null : kindOf(response));
      const expectedKind = (of: Kind): Kind | null => (method === 'HEAD' ? null : isAskedFor ? of : 'errors');

      it.each([
        [{ query: PLAIN }],
        [{ query: PLAIN, operationName: '', variables: '', extensions: '' }],
        [{ query: PLAIN, variables: 'null', extensions: 'null' }],
        [{ query: `query null ${PLAIN} query B ${PLAIN}`, operationName: 'null' }],
        [
          {
            query: `query ($x: Boolean!) { viewer { isStaff @skip(if: $x) id: __typename } }`,
            variables: '{"x":true}',
          },
        ],
      ])('%j is answered', async (parameters) => {
        for (const [headers, type] of [
          [TAKES_JSON, JSON_TYPE],
          [TAKES_GRAPHQL, GRAPHQL_TYPE],
        ] as const) {
          const response = await ask(parameters, headers);
          expect([response.status, response.headers.get('content-type')]).toEqual([expected(200), type]);
          expect(await kind(response)).toBe(expectedKind('data'));
        }
      });

      it.each(WELL_FORMED.filter(([, { extensions }]) => !extensions))('%s is well-formed', async (__, request) => {
        const parameters = {
          query: request.query,
          ...(request.operationName !== undefined && { operationName: request.operationName }),
          ...(request.variables && { variables: JSON.stringify(request.variables) }),
        };
        const json = await ask(parameters, TAKES_JSON);
        expect([json.status, await kind(json)]).toEqual([expected(200), expectedKind('errors')]);
        const graphql = await ask(parameters, TAKES_GRAPHQL);
        expect([graphql.status, await kind(graphql)]).toEqual([400, expectedKind('errors')]);
      });

      it.each([
        [{}],
        [{ qeury: PLAIN }],
        [{ query: PLAIN, variables: '[7]' }],
        [{ query: PLAIN, variables: '{' }],
        [{ query: PLAIN, extensions: '7' }],
      ])('%j is not well-formed', async (parameters) => {
        for (const headers of [TAKES_JSON, TAKES_GRAPHQL]) {
          const response = await ask(parameters, headers);
          expect([response.status, await kind(response)]).toEqual([400, expectedKind('errors')]);
        }
      });

      it('a mutation is not executed', async () => {
        const { browser } = await signInNewcomer(api);
        const cookie = browser.cookie ?? '';
        for (const headers of [TAKES_JSON, TAKES_GRAPHQL]) {
          const response = await ask({ query: SIGN_OUT }, { ...headers, cookie });
          expect([response.status, response.headers.get('allow')]).toEqual([expected(405), isAskedFor ? 'POST' : null]);
          const two = { query: `query A ${PLAIN} ${SIGN_OUT.replace('mutation', 'mutation B')}`, operationName: 'B' };
          expect((await ask(two, { ...headers, cookie })).status).toBe(expected(405));
        }
        const response = await postBody(url, JSON.stringify({ query: VIEWER }), { ...POSTED, cookie });
        expect(await response.json()).toMatchObject({ data: { viewer: { isStaff: false } } });
      });

      it('a client that takes no JSON gets nothing', async () => {
        const response = await ask({ query: PLAIN }, { accept: 'image/png' });
        expect(response.status).toBe(expected(406));
      });
    });

    it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'])('the method %s is not taken', async (method) => {
      const body = method === 'OPTIONS' ? {} : { body: JSON.stringify({ query: PLAIN }) };
      for (const headers of [TAKES_JSON, TAKES_GRAPHQL, POSTED]) {
        const response = await fetch(`${url}/graphql`, { method, headers: { ...preflight, ...headers }, ...body });
        expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
        expect(await kindOf(response)).toBe('errors');
      }
    });
  });

  it('a body that is too large is refused as such', async () => {
    const response = await postBody(url, `{"query":"#${'x'.repeat(100_000)}"}`, { ...POSTED, ...TAKES_JSON });
    expect([response.status, await kindOf(response)]).toEqual([413, 'errors']);
  });

  it.each([
    [true, { data: { viewer: { isStaff: true } } }],
    [false, { errors: [{ extensions: { code: 'BAD_REQUEST' } }] }],
  ])('a body as large as a roster of a whole unit is taken from staff alone: %s', async (isStaff, expected) => {
    const { browser } = await signInSoldier(api, { isStaff });
    const body = JSON.stringify({ query: PLAIN, variables: { roster: 'x'.repeat(3_000_000) } });
    const response = await postBody(url, body, { ...POSTED, ...TAKES_JSON, cookie: browser.cookie ?? '' });
    expect(await response.json()).toMatchObject(expected);
  });

  it('headers that are too large are refused as such', async () => {
    const response = await get(url, { query: `{ viewer { isStaff } } #${'x'.repeat(20_000)}` }, ASKED_FOR);
    expect(response.status).toBe(431);
  });

  it('whether there is a type of a name can be asked, as the errors of a document tell it anyway', async () => {
    const query = 'query Type($name: String!) { __type(name: $name) { name } }';
    for (const [name, type] of [
      ['sometype', null],
      ['Viewer', { name: 'Viewer' }],
    ]) {
      const response = await postBody(url, JSON.stringify({ query, variables: { name } }), {
        ...POSTED,
        ...TAKES_JSON,
      });
      expect(await response.json()).toEqual({ data: { __type: type } });
    }
  });
});

describe('in production nothing else of the schema is told', () => {
  it.each([
    '{ __schema { queryType { name } } }',
    '{ __schema { __typename } }',
    '{ __type(name: "Viewer") { name fields { name } } }',
    '{ __type(name: "Viewer") { name description } }',
    '{ __type(name: "Viewer") { ...f } } fragment f on __Type { name fields { name } }',
    '{ __type(name: "Viewer") { ... { fields { name } } } }',
    '{ __type(name: "Viewer") { name ... on __Type { ofType { name } } } }',
  ])('%s', async (query) => {
    const url = await app.serve({ environment: 'production' });
    const response = await postBody(url, JSON.stringify({ query }), { ...POSTED, ...TAKES_GRAPHQL });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [
        { message: 'The schema is not shown in production.', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
      ],
    });
  });
});

it.each([
  ['an answer that nobody takes', { ...POSTED, accept: 'text/html' }],
  ['a type that is not read', { 'content-type': 'application/jsonx' }],
  ['no type', {}],
])('%s: nothing is executed', async (_, headers: Headers) => {
  const { browser } = await signInNewcomer(api);
  const url = await app.serve();
  const cookie = browser.cookie ?? '';
  await postBody(url, new TextEncoder().encode(JSON.stringify({ query: SIGN_OUT })), { ...headers, cookie });
  const response = await postBody(url, JSON.stringify({ query: VIEWER }), { ...POSTED, cookie });
  expect(await response.json()).toMatchObject({ data: { viewer: { isStaff: false } } });
});
