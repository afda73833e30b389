import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { LimitModel } from '../../identity/limits/limit.model.ts';
import { FACTORY_PASSWORD, signInNewcomer } from '../../testing/factories.ts';
import { cookiesOf, HttpApp, post } from '../../testing/httpApp.ts';
import { SIGN_IN, SIGN_OUT, VIEWER } from '../../testing/identityOperations.ts';
import { TestApi } from '../../testing/testApi.ts';

const api = TestApi.forThisFile();
const app = HttpApp.forThisFile();
const TLS = { publicUrl: new URL('https://tracker.example') };
const OIDC = {
  openIdConnect: { issuer: new URL('https://id.example'), clientId: 'a', clientSecret: 'b', name: 'Unit sign-in' },
};

const ask = (url: string, headers: Record<string, string> = {}) => post(url, '{ __typename }', {}, headers);

describe('every answer', () => {
  type Headers = Record<string, string>;
  const answers: [string, (url: string, headers?: Headers) => Promise<Response>, number][] = [
    ['of the API', ask, 200],
    [
      'to a request that is none',
      (url, headers = {}) =>
        fetch(`${url}/graphql`, {
          method: 'POST',
          body: '{',
          headers: { 'content-type': 'application/json', ...headers },
        }),
      400,
    ],
    ['to another site', (url, headers = {}) => ask(url, { 'sec-fetch-site': 'cross-site', ...headers }), 403],
    ['of a probe', (url, headers = {}) => fetch(`${url}/healthz`, { headers }), 200],
    ['that is a page', (url, headers = {}) => fetch(`${url}/home`, { headers }), 200],
    ['that is a file', (url, headers = {}) => fetch(`${url}/assets/app-1a2b.js`, { headers }), 200],
    [
      'to a method that a page does not know',
      (url, headers = {}) => fetch(`${url}/home`, { method: 'POST', headers }),
      404,
    ],
    ['to a folder', (url, headers = {}) => fetch(`${url}/assets`, { redirect: 'manual', headers }), 404],
    ['to what is not there', (url, headers = {}) => fetch(`${url}/assets/gone.js`, { headers }), 404],
  ];

  it.each(answers)('%s protects the browser', async (_, answer, status) => {
    const response = await answer(await app.serve({ ...TLS, environment: 'production' }));
    expect(response.status).toBe(status);
    const header = (name: string) => response.headers.get(name);
    const policy = new Map(
      (header('content-security-policy') ?? '')
        .split('; ')
        .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
    );
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('style-src')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(header('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('referrer-policy')).toBe('no-referrer');
    expect(header('permissions-policy')).toContain('camera=()');
    expect(header('cross-origin-opener-policy')).toBe('same-origin');
    expect(header('cross-origin-resource-policy')).toBe('same-origin');
    expect(header('x-powered-by')).toBeNull();
  });

  it.each(answers)('%s lets no other site read it', async (_, answer) => {
    const origin = 'https://evil.example';
    const url = await app.serve({ ...TLS, environment: 'production' });
    const response = await answer(url, { origin });
    const preflight = await fetch(response.url, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    for (const { headers } of [response, preflight]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it.each(answers.slice(0, 3))('%s is kept in no cache', async (_, answer) => {
    const response = await answer(await app.serve());
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('asks for TLS only where there is TLS', async () => {
    for (const publicUrl of [null, new URL('http://tracker.example')]) {
      const response = await fetch(await app.serve({ publicUrl }));
      expect(response.headers.get('strict-transport-security')).toBeNull();
    }
  });

  it('lets the pop-up of a provider find its way back', async () => {
    const url = await app.serve({ ...OIDC, environment: 'production' });
    const opener = async (path: string) =>
      (await fetch(url + path, { redirect: 'manual' })).headers.get('cross-origin-opener-policy');
    for (const page of ['/login', '/auth/elsewhere']) expect(await opener(page)).toBe('same-origin-allow-popups');
    for (const page of ['start', 'callback?code=x']) expect(await opener(`/auth/oidc/${page}`)).toBe('unsafe-none');
  });

  it.each(['/graphql', '/explorer'])(
    'is stricter than the page at %s, which is there while developing',
    async (path) => {
      const url = await app.serve();
      const page = await fetch(url + path, { headers: { accept: 'text/html' } });
      expect(page.headers.get('content-security-policy')).toBe("frame-ancestors 'none'; base-uri 'none'");
      const production = await app.serve({ environment: 'production' });
      const answer = await fetch(production + path, { headers: { accept: 'text/html' } });
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    },
  );
});

describe('a request to the API from another site', () => {
  it.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from another host of the domain', { 'sec-fetch-site': 'same-site' }],
    ['with the origin of another site', { origin: 'https://evil.example' }],
    ['with an origin that is kept secret', { origin: 'null' }],
  ])('%s is refused, signed in or not', async (_, headers) => {
    const { browser } = await signInNewcomer(api);
    const url = await app.serve();
    const response = await post(url, VIEWER, {}, { cookie: browser.cookie ?? '', ...headers });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });

  it('is told from one of its own', async () => {
    const url = await app.serve();
    const own = new URL(url);
    expect((await ask(url, { 'sec-fetch-site': 'same-origin', origin: own.origin })).status).toBe(200);
    expect((await ask(url)).status).toBe(200);
    const behindProxy = await app.serve(TLS);
    expect((await ask(behindProxy, { origin: 'https://tracker.example' })).status).toBe(200);
  });

  it.each([
    ['another address of the product', {}],
    ['an address that its Host header names, too', { host: 'evil.example' }],
    ['the right host without TLS', { origin: 'http://tracker.example' }],
    ['another port of the right host', { origin: 'https://tracker.example:8443' }],
  ])('is told by where people reach the product, where that is set: %s', async (_, headers: Record<string, string>) => {
    const url = await app.serve(TLS);
    const { host = new URL(url).host } = headers;
    const asked = request(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `http://${host}`, ...headers },
    });
    const answered = once(asked, 'response');
    asked.end(JSON.stringify({ query: '{ __typename }' }));
    const [response]: IncomingMessage[] = await answered;
    expect(response?.statusCode).toBe(403);
    response?.resume();
  });

  it('may open the landing page, by a link, while developing', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', accept: 'text/html' };
    expect((await fetch(`${await app.serve()}/graphql`, { headers })).status).toBe(200);
    const production = await app.serve({ environment: 'production' });
    expect((await fetch(`${production}/graphql`, { headers })).status).toBe(403);
  });
});

it('changes nothing by GET, which another site can make a browser send without asking', async () => {
  const { browser } = await signInNewcomer(api);
  const cookie = browser.cookie ?? '';
  const url = await app.serve();
  const response = await fetch(`${url}/graphql?${new URLSearchParams({ query: SIGN_OUT }).toString()}`, {
    headers: { cookie, 'apollo-require-preflight': 'true' },
  });
  expect(response.status).toBe(405);
  expect(await (await post(url, VIEWER, {}, { cookie })).json()).toMatchObject({
    data: { viewer: { isStaff: false } },
  });
});

it.each(['/', '/graphql'])('TRACE sends nothing back (%s)', async (path) => {
  const trace = request((await app.serve({ environment: 'production' })) + path, {
    method: 'TRACE',
    headers: { cookie: 'session=marker' },
  });
  const answered = once(trace, 'response');
  trace.end();
  const [response]: IncomingMessage[] = await answered;
  expect(response?.statusCode).toBeGreaterThanOrEqual(400);
  expect(response && (await text(response))).not.toContain('marker');
});

describe('signing out', () => {
  it('has the browser forget what it has kept', async () => {
    const { browser } = await signInNewcomer(api);
    const url = await app.serve();
    const response = await post(url, SIGN_OUT, {}, { cookie: browser.cookie ?? '' });
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
    expect(cookiesOf(response)).toBe('session=');
    expect((await ask(url)).headers.get('clear-site-data')).toBeNull();
  });
});

describe('the address that attempts are counted by', () => {
  /**
   * Fails to sign in from three addresses, as the header names them.
   * @returns whether the store counts them as one
   */
  async function isCountedAsOne(trustProxy: boolean, hop: (time: number) => string): Promise<boolean> {
    const url = await app.serve({ trustProxy });
    for (let time = 0; time < 3; time += 1) {
      const input = { email: `sam${time}@unit.example`, password: FACTORY_PASSWORD };
      await post(url, SIGN_IN, { input }, { 'x-forwarded-for': hop(time) });
    }
    const counts = await LimitModel.find({ points: 3 }).lean();
    return counts.length === 1;
  }

  it.each([
    ['is the connection, whatever a request claims', false, (time: number) => `198.51.100.${time}`, true],
    ['is the last hop behind a proxy that is trusted', true, (time: number) => `198.51.100.${time}`, false],
    ['is not an earlier hop, which anybody can claim', true, (time: number) => `198.51.100.${time}, 203.0.113.5`, true],
    ['is the connection when the last hop is no address', true, (time: number) => `198.51.100.${time}, unknown`, true],
    ['is the /64 of an IPv6 address', true, (time: number) => `2001:db8:0:7::${time}`, true],
    ['tells IPv4 addresses apart that have a port', true, (time: number) => `198.51.100.${time}:443`, false],
    ['tells IPv6 addresses apart in brackets', true, (time: number) => `[2001:db8:0:${time}::1]`, false],
    ['and with a port after them', true, (time: number) => `[2001:db8:0:${time}::1]:443`, false],
    ['is not the port', true, (time: number) => `203.0.113.5:100${time}`, true],
    ['takes no group of a bare IPv6 address for a port', true, (time: number) => `2001:db8:0:${time}:0:0:0:443`, false],
    [
      'is the same however the zeros of an IPv6 address are written',
      true,
      (time: number) => ['2001:db8:0:7::1', '2001:0DB8:0000:0007::1', '2001:db8::7:0:0:0:1'][time] ?? '',
      true,
    ],
    ['tells one /64 from another', true, (time: number) => `2001:db8:0:${time}::1`, false],
    ['is IPv4 also when it is written as IPv6', true, (time: number) => `::ffff:198.51.100.${time}`, false],
    ['is IPv4 also when it is written as IPv6 in hexadecimal', true, (time: number) => `::ffff:c633:640${time}`, false],
    [
      'is the same however IPv4 is written',
      true,
      (time: number) => ['198.51.100.1', '0:0:0:0:0:FFFF:198.51.100.1', '[::ffff:c633:6401]:443'][time] ?? '',
      true,
    ],
  ])('%s', async (_, trustProxy, hop, isOne) => {
    expect(await isCountedAsOne(trustProxy, hop)).toBe(isOne);
  });
});
