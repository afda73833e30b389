import { once } from 'node:events';
import { Agent, type IncomingMessage, request as open } from 'node:http';
import { json } from 'node:stream/consumers';
import { getDirective } from '@graphql-tools/utils';
import { getNamedType, type GraphQLField, isNonNullType, isObjectType } from 'graphql';
import { ATTEMPTS_PER_NETWORK } from '../../domain/constants.ts';
import { KEY_REQUESTS_PER_MINUTE, keyMessages } from '../../domain/programKey.ts';
import { ProgramKeyModel } from '../identity/programKeys/programKey.model.ts';
import { registry } from '../operations/observability/metrics.ts';
import { createSchema } from '../schema.ts';
import { takeSnapshot } from '../snapshots/snapshot.service.ts';
import { makeKey, makeSoldier, signInSoldier } from '../testing/factories.ts';
import { HttpApp, post } from '../testing/httpApp.ts';
import { openSocket } from '../testing/liveClient.ts';
import { LogLines } from '../testing/logLines.ts';
import { TestApi } from '../testing/testApi.ts';

const api = TestApi.forThisFile();
const app = HttpApp.forThisFile();
const lines = LogLines.forThisFile();

const COUNTS = '{ readinessCounts { day parts { title filled } } }';
const DASHBOARD = 'https://dashboard.example';

let url = '';
beforeAll(async () => {
  url = await app.serve({ trustProxy: true, corsOrigins: [DASHBOARD], environment: 'production' });
});
beforeEach(() => {
  api.now = new Date();
});

const bearing = (key: string, headers: Record<string, string> = {}) => ({ authorization: `Bearer ${key}`, ...headers });
const ask = (key: string, query = COUNTS, headers: Record<string, string> = {}) =>
  post(url, query, {}, bearing(key, headers));
/** The API's answer to `COUNTS` or another query. */
interface Answer {
  data?: { readinessCounts: { parts: { title: string; filled: number }[] } } | null;
  errors?: { message: string; extensions: { code: string } }[];
}
async function answerIn(response: Response): Promise<Answer> {
  const answer: Answer = await response.json();
  return answer;
}
const codeOf = async (response: Response) => (await answerIn(response)).errors?.[0]?.extensions.code;
/** A key that nobody was ever given; `n` makes it unique. */
const wrongKey = (n = 0) => `fst_ABCDEFGH${String(n % 10).replace(/[01]/, '9')}2_${String(n).padStart(43, 'x')}`;

describe('an answer to a key', () => {
  it('is as one to a person', async () => {
    const { text } = await makeKey(api, 'COUNTS');
    const response = await ask(text);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toEqual([]);
    const { data } = await answerIn(response);
    expect(data?.readinessCounts.parts[0]).toEqual({ title: 'TOTAL', filled: 1 });
  });

  it('comes for a query by GET, too', async () => {
    const { text } = await makeKey(api, 'COUNTS');
    const response = await fetch(`${url}/graphql?${new URLSearchParams({ query: COUNTS }).toString()}`, {
      headers: bearing(text, { 'apollo-require-preflight': 'true' }),
    });
    expect((await answerIn(response)).data?.readinessCounts.parts).toHaveLength(6);
  });

  it('has no part of what the key does not open, and says which field that is', async () => {
    const { text } = await makeKey(api, 'COUNTS');
    const response = await ask(text, '{ readinessOverview { toComplete } }');
    const { data, errors } = await answerIn(response);
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      {
        message: "A key with the scope COUNTS can't read Query.readinessOverview.",
        extensions: { code: 'FORBIDDEN' },
      },
    ]);
  });

  it.each([
    ['a mutation', 'mutation { signOut }', 'FORBIDDEN'],
    ['a mutation that is open to anybody', 'mutation { takeSignedOutReason }', 'FORBIDDEN'],
    ['a subscription', 'subscription { signedIn }', 'BAD_REQUEST'],
    ['the schema, in production', '{ __schema { types { name } } }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'more levels than anybody may ask for',
      `${'{ readinessCounts '.repeat(11)}${'}'.repeat(11)}`,
      'GRAPHQL_VALIDATION_FAILED',
    ],
  ])('refuses %s', async (_, query, code) => {
    const { text } = await makeKey(api, 'READINESS');
    expect(await codeOf(await ask(text, query))).toBe(code);
  });

  it('refuses a body that only staff may send', async () => {
    const { text } = await makeKey(api, 'READINESS');
    const response = await ask(text, `${COUNTS} #${'x'.repeat(100_000)}`);
    expect(response.status).toBe(413);
  });

  it('refuses a large body with a wrong key as any other', async () => {
    const response = await ask(wrongKey(), `${COUNTS} #${'x'.repeat(100_000)}`);
    expect(response.status).toBe(401);
    expect(await codeOf(response)).toBe('UNAUTHENTICATED');
  });
});

describe('a request that is refused', () => {
  it('with 401 and the same words, whatever is wrong with the key', async () => {
    const { text } = await makeKey(api, 'COUNTS');
    const keys = [wrongKey(), `${text}x`, 'fst_', `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`];
    const answers = await Promise.all(keys.map((key) => ask(key)));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(answers.map(({ headers }) => headers.get('www-authenticate'))).toEqual(Array(4).fill('Bearer'));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain('UNAUTHENTICATED');
  });

  it('has both a key and the cookie of a session', async () => {
    const { text } = await makeKey(api, 'COUNTS');
    const { browser } = await signInSoldier(api, { isStaff: true });
    const response = await ask(text, COUNTS, { cookie: browser.cookie ?? '' });
    expect(response.status).toBe(400);
    expect(await codeOf(response)).toBe('BAD_USER_INPUT');
  });

  it('is none for what a proxy adds to the requests of browsers', async () => {
    const { browser } = await signInSoldier(api, { isStaff: true });
    const response = await post(
      url,
      COUNTS,
      {},
      { cookie: browser.cookie ?? '', authorization: 'Bearer eyJhbGciOi.x.y' },
    );
    expect((await answerIn(response)).errors).toBeUndefined();
  });

  it.each(['Bearer "fst_ABCDEFGH22_x"', 'Bearer', 'Basic dXNlcjpwYXNz', 'fst_ABCDEFGH22_x', ''])(
    'has the header "%s", which holds no key, and needs somebody signed in',
    async (authorization) => {
      const response = await post(url, COUNTS, {}, { authorization });
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      const { errors } = await answerIn(response);
      expect(errors).toMatchObject([{ message: keyMessages.noKey, extensions: { code: 'UNAUTHENTICATED' } }]);
      expect(errors?.[0]?.extensions).not.toHaveProperty('http');
    },
  );

  it('is none for such a header where anybody may ask', async () => {
    const response = await post(url, '{ authorizedDomains }', {}, { authorization: 'Basic dXNlcjpwYXNz' });
    expect(response.status).toBe(200);
    expect((await answerIn(response)).errors).toBeUndefined();
  });

  it('is one of more in a minute than a key may send; it is told when to go on, and other keys are not kept waiting', async () => {
    const [busy, other] = [await makeKey(api, 'COUNTS'), await makeKey(api, 'COUNTS')];
    for (let time = 0; time < KEY_REQUESTS_PER_MINUTE; time += 1) expect((await ask(busy.text)).status).toBe(200);
    const response = await ask(busy.text);
    expect(response.status).toBe(429);
    const wait = Number(response.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await codeOf(response)).toBe('TOO_MANY_REQUESTS');
    expect((await ask(other.text)).status).toBe(200);
  });

  it('is told to wait after 100 wrong keys from its address, while the right key goes on', async () => {
    const { text } = await makeKey(api, 'COUNTS');
    const from = { 'x-forwarded-for': '198.51.100.77' };
    const statuses: number[] = [];
    for (let time = 0; time < 200; time += 1) statuses.push((await ask(wrongKey(time), COUNTS, from)).status);
    expect(statuses.slice(0, ATTEMPTS_PER_NETWORK).every((status) => status === 401)).toBe(true);
    expect(statuses.slice(ATTEMPTS_PER_NETWORK).every((status) => status === 429)).toBe(true);
    expect((await ask(text, COUNTS, from)).status).toBe(200);
  });
});

it('a key that is revoked opens nothing more on a connection that is open', async () => {
  const { text, id } = await makeKey(api, 'COUNTS');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ports = new Set<number | undefined>();
  const send = async (): Promise<number | undefined> => {
    const headers = bearing(text, { 'content-type': 'application/json' });
    const asked = open(`${url}/graphql`, { method: 'POST', agent, headers });
    asked.end(JSON.stringify({ query: COUNTS }));
    const [response]: IncomingMessage[] = await once(asked, 'response');
    if (!response) throw new Error('There was no answer.');
    ports.add(asked.socket?.localPort);
    await json(response);
    return response.statusCode;
  };
  expect(await send()).toBe(200);
  await ProgramKeyModel.deleteOne({ _id: id });
  expect(await send()).toBe(401);
  expect(ports.size).toBe(1);
  agent.destroy();
});

it('a socket is not opened with a key, with or without a cookie', async () => {
  const { text } = await makeKey(api, 'READINESS');
  const { browser } = await signInSoldier(api);
  expect(await openSocket(url, { headers: bearing(text) })).toBe(403);
  expect(await openSocket(url, { headers: bearing(text, { cookie: browser.cookie ?? '' }) })).toBe(403);
});

describe('the log and the measurements', () => {
  it('name the key, and never its secret', async () => {
    const { text, id } = await makeKey(api, 'COUNTS');
    const secret = text.split('_').slice(2).join('_');
    await ask(text, `query WallBoard ${COUNTS}`);
    const line = await lines.latest({ operationName: 'WallBoard' });
    expect(line).toMatchObject({ key: id, operation: 'query readinessCounts', status: 200, level: 30 });
    expect(line).not.toHaveProperty('account');
    const measured = await registry.metrics();
    expect(measured).toContain(`program_key_requests_total{key="${id}"} 1`);
    for (const told of [lines.texts.join('\n'), measured]) expect(told).not.toContain(secret);
  });

  it('warn of a key that opens nothing, and measure nothing by what was sent', async () => {
    const sent = wrongKey(7);
    await ask(sent);
    expect(await lines.latest({ msg: 'request', status: 401 })).toMatchObject({ level: 40, key: sent.slice(4, 14) });
    expect(await registry.metrics()).not.toContain(sent.slice(4, 14));
    expect(lines.texts.join('\n')).not.toContain(sent.slice(15));
  });
});

describe('a page of another origin', () => {
  const preflight = (origin: string) =>
    fetch(`${url}/graphql`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'sec-fetch-site': 'cross-site',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
  const of = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site' });
  const corsHeaders = ({ headers }: Response) =>
    [...headers.keys()].filter((name) => name.startsWith('access-control-'));

  it('that the operator has named reads with a key, after asking whether it may', async () => {
    const { text } = await makeKey(api, 'COUNTS');
    const asked = await preflight(DASHBOARD);
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe(DASHBOARD);
    expect(asked.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(asked.headers.get('vary')).toBe('origin');
    const response = await ask(text, COUNTS, of(DASHBOARD));
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(DASHBOARD);
    for (const answer of [asked, response]) expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
  });

  it('reads why its key was refused', async () => {
    const response = await ask(wrongKey(3), COUNTS, of(DASHBOARD));
    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-allow-origin')).toBe(DASHBOARD);
    expect(response.headers.get('access-control-expose-headers')).toContain('retry-after');
  });

  it('reads nothing with the cookie of the person who opened it, with or without a key', async () => {
    const { text } = await makeKey(api, 'COUNTS');
    const { browser } = await signInSoldier(api, { isStaff: true });
    const cookie = { cookie: browser.cookie ?? '', ...of(DASHBOARD) };
    expect((await post(url, COUNTS, {}, cookie)).status).toBe(403);
    expect((await post(url, COUNTS, {}, { ...cookie, authorization: 'Bearer something-else' })).status).toBe(403);
    expect((await ask(text, COUNTS, cookie)).status).toBe(400);
    expect(await openSocket(url, { headers: cookie })).toBe(403);
  });

  it.each(['https://evil.example', 'null', 'https://dashboard.example.evil.example', 'http://dashboard.example'])(
    'that nobody has named is refused, with a key, too: %s',
    async (origin) => {
      const { text } = await makeKey(api, 'COUNTS');
      const [asked, response] = [await preflight(origin), await ask(text, COUNTS, of(origin))];
      expect([asked.status, response.status]).toEqual([403, 403]);
      for (const answer of [asked, response]) expect(corsHeaders(answer)).toEqual([]);
    },
  );

  it('finds nothing beside the API', async () => {
    for (const path of ['/home', '/healthz', '/assets/app-1a2b.js']) {
      expect(corsHeaders(await fetch(url + path, { headers: of(DASHBOARD) }))).toEqual([]);
    }
  });
});

describe('everything that a COUNTS key can reach', () => {
  const schema = createSchema();
  const isOpen = (field: GraphQLField<unknown, unknown>): boolean =>
    getDirective(schema, field, 'keys')?.[0]?.['scope'] === 'COUNTS';
  const roots = Object.values(schema.getQueryType()?.getFields() ?? {});

  /** A field with all its fields that meet a condition. */
  function selection(field: GraphQLField<unknown, unknown>, isTaken: (below: typeof field) => boolean): string {
    const type = getNamedType(field.type);
    if (!isObjectType(type)) return field.name;
    const below = Object.values(type.getFields()).filter(isTaken);
    return `${field.name} { ${below.map((one) => selection(one, isTaken)).join(' ')} }`;
  }

  it('names nobody, and has the id of nobody', async () => {
    const people = await Promise.all(
      ['Zabrowski', 'Quillfeather', 'Oyelaran'].map((lastName, index) =>
        makeSoldier({
          lastName,
          firstName: `Xerxes${index}`,
          middleName: `Ypsilon${index}`,
          section: 'ALPHA',
          team: 'TEAM_1',
          role: 'FO',
          rank: 'SGT',
          grade: 'E5',
          jfoQualified: true,
          ets: new Date('2099-05-05T12:00:00Z'),
        }),
      ),
    );
    const { text, maker, id } = await makeKey(api, 'COUNTS');
    await takeSnapshot(api.now);
    const open = roots.filter(isOpen).map((root) => selection(root, isOpen));
    const query = `{ ${open.join(' ')} }`;
    const response = await ask(text, query);
    const body = await response.text();
    expect(body).not.toContain('"errors"');
    expect(body).toContain('"TOTAL"');
    expect(body).toContain('"snapshots":[{"day"');
    const told = people.flatMap(({ _id, lastName, firstName, middleName }) => [_id, lastName, firstName, middleName]);
    const ofMaker = [maker.soldier._id, maker.soldier.lastName, maker.accountId, maker.email, id];
    expect([...told, ...ofMaker].filter((secret) => body.includes(secret))).toEqual([]);
  });

  it('is nothing else: every other query is refused, with all of its fields', async () => {
    const { browser } = await makeKey(api, 'COUNTS');
    const closed = roots.filter((root) => !isOpen(root) && root.args.every(({ type }) => !isNonNullType(type)));
    expect(closed.length).toBeGreaterThan(15);
    for (const root of closed) {
      const { data, code } = await api.execute(browser, `{ ${selection(root, () => true)} }`);
      const given = Object.values(data ?? {}).filter((value) => value !== null);
      expect([root.name, given, code]).toEqual([root.name, [], 'FORBIDDEN']);
    }
  });
});
