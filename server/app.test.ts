import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import mongoose from 'mongoose';
import { createApp } from './app.ts';
import { JoinCodeModel } from './identity/joinCode/joinCode.model.ts';
import { startSession } from './identity/session/session.service.ts';
import { MODELS } from './models.ts';
import { type Config, readConfig } from './operations/settings/config.ts';
import { SoldierModel } from './records/soldiers/soldier.model.ts';
import { connectStore, disconnectStore } from './store/connection.ts';
import { makeQuestion, makeSoldier } from './testing/factories.ts';
import { listenLocally } from './testing/listenLocally.ts';

let clientFolder: string;
const servers: Server[] = [];

beforeAll(async () => {
  await connectStore(process.env['TEST_MONGODB_URI'] ?? '', MODELS, { dbName: 'test-app' });
  clientFolder = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(clientFolder, 'assets'));
  await writeFile(join(clientFolder, 'index.html'), '<title>the product</title>');
  await writeFile(join(clientFolder, 'index.html.br'), brotliCompressSync('<title>the product, packed</title>'));
  await writeFile(join(clientFolder, 'assets', 'app-1a2b.js'), '// built');
  await writeFile(join(clientFolder, 'assets', 'app-1a2b.js.br'), brotliCompressSync('// built, packed'));
  await writeFile(join(clientFolder, 'assets', 'app-1a2b.js.gz'), gzipSync('// built, packed'));
  const links = {
    '/comments/:id/create': '</assets/create.js>; rel=modulepreload',
    '/comments/:id/:which': '',
    '/login': '',
  };
  await writeFile(join(clientFolder, 'screenLinks.json'), JSON.stringify(links));
});

afterAll(async () => {
  for (const server of servers) server.close();
  await mongoose.connection.dropDatabase();
  await disconnectStore();
  await rm(clientFolder, { recursive: true });
});

/**
 * Starts the product on a free port.
 * @returns its address
 */
async function serve(config: Partial<Config> = {}): Promise<string> {
  const { server } = await createApp({ config: { ...readConfig({}), ...config }, clientFolder });
  servers.push(server);
  return `http://127.0.0.1:${await listenLocally(server)}`;
}

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const REGISTER = {
  query: 'mutation ($input: RegisterInput!) { register(input: $input) { login { id } } }',
  variables: {
    input: {
      email: 'a@unit.example',
      password: 'seven red radios',
      confirmPassword: 'seven red radios',
      joinCode: 'X',
    },
  },
};

describe('/graphql', () => {
  it('answers', async () => {
    const response = await post(await serve(), { query: '{ viewer { isStaff } }' });
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual({ data: { viewer: null } });
  });

  it.each([
    ['over plain HTTP', null, '', 'HttpOnly; SameSite=Lax'],
    ['behind TLS', new URL('https://tracker.example'), '__Host-', 'HttpOnly; Secure; SameSite=Lax'],
  ])('hands out cookies that scripts and other sites cannot use, %s', async (_, publicUrl, prefix, attributes) => {
    const cookies = await signedInCookies(await serve({ publicUrl }));
    expect(cookies).toEqual([
      expect.stringMatching(new RegExp(`^${prefix}session=[\\w-]{43}; .*Path=/; .*${attributes}$`)),
      expect.stringMatching(new RegExp(`^${prefix}known-browser=[\\w-]{43}[.][\\w-]{43}; .*Path=/; .*${attributes}$`)),
    ]);
  });

  it.each([
    ['a body that is not JSON', '{"query":', 400],
    ['a body over 100 kB', JSON.stringify({ query: `{ viewer { isStaff } } #${'x'.repeat(100_000)}` }), 413],
    ['a JSON text that is no request', '"query"', 400],
    ['no body', '', 400],
  ])('refuses %s, and goes on working', async (_, body, status) => {
    const url = await serve();
    const response = await post(url, body);
    expect(response.status).toBe(status);
    expect((await post(url, { query: '{ __typename }' })).status).toBe(200);
  });

  it.each([
    ['4 MB from staff', true, 1_000_000, 200],
    ['no more than that', true, 4_000_001, 413],
    ['100 kB from anybody else', false, 100_001, 413],
  ])('takes %s', async (_, isStaff, size, status) => {
    const body = JSON.stringify({ query: '{ viewer { isStaff } }', unknown: 'x'.repeat(size) });
    const response = await post(await serve(), body, { cookie: await cookieOf({ isStaff }) });
    expect(response.status).toBe(status);
  });

  it('asks the exam in the order of the ids, and in production in a random one', async () => {
    const ids = Array.from({ length: 60 }, (_unused, index) => `q-${100 + index}`);
    for (const _id of ids) await makeQuestion({ _id });
    const cookie = await cookieOf({ isStaff: false });
    const asked = async (environment: Config['environment']): Promise<string[]> => {
      const response = await post(await serve({ environment }), { query: '{ examQuestions { id } }' }, { cookie });
      const { data }: { data: { examQuestions: { id: string }[] } } = await response.json();
      return data.examQuestions.map(({ id }) => id);
    };
    expect(await asked('development')).toEqual(ids);
    const shuffled = await asked('production');
    expect(shuffled).not.toEqual(ids);
    expect(shuffled.sort()).toEqual(ids);
  });

  it('answers the operation that is named, where a document has several', async () => {
    const url = await serve();
    const query = 'query A { a: __typename } query B { b: __typename }';
    const ask = async (operationName: string): Promise<unknown> => (await post(url, { query, operationName })).json();
    expect(await ask('A')).toEqual({ data: { a: 'Query' } });
    expect(await ask('B')).toEqual({ data: { b: 'Query' } });
    expect(await ask('C')).toMatchObject({ errors: [{ extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }] });
  });

  it('leaves out what @include and @skip leave out, by the same document as before', async () => {
    const url = await serve();
    const query = `query ($isLong: Boolean!) {
      viewer @include(if: $isLong) { isStaff }
      authorizedDomains @skip(if: $isLong)
    }`;
    for (const isLong of [true, false, true]) {
      const { data } = await (await post(url, { query, variables: { isLong } })).json();
      expect(Object.keys(data)).toEqual([isLong ? 'viewer' : 'authorizedDomains']);
    }
  });

  it('refuses what another site can make a browser send', async () => {
    const response = await post(await serve(), { query: '{ viewer { isStaff } }' }, { 'content-type': 'text/plain' });
    expect(response.status).toBe(415);
  });

  it('tells nothing of an unexpected failure but an id to look for in the log', async () => {
    const url = await serve();
    const [cookie = ''] = await signedInCookies(url);
    const input = { firstName: 'A', middleName: 'B', lastName: 'C', rank: 'SPC', grade: 'E4' };
    const created = await post(
      url,
      { query: 'mutation ($input: CreateSoldierInput!) { createSoldier(input: $input) { id } }', variables: { input } },
      { cookie },
    );
    expect(created.status).toBe(200);
    await SoldierModel.collection.updateMany({}, { $set: { pebd: 'a damaged date' } });
    const { errors } = await (await post(url, { query: '{ viewer { soldier { id } } }' }, { cookie })).json();
    expect(errors).toEqual([
      {
        message: 'Something went wrong. Please try again.',
        path: ['viewer'],
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) },
      },
    ]);
  });
});

describe('pages', () => {
  it.each(['/', '/home', '/user-info/some-id/edit'])('%s is the client, asked for anew each time', async (path) => {
    const response = await fetch((await serve()) + path);
    expect(await response.text()).toContain('the product');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/%', '/user-info/100%', '/%ed%a0%80?from=mail'])(
    'leads home from %s, which cannot be decoded, as from any unknown path',
    async (path) => {
      const response = await fetch((await serve()) + path, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([302, '/home']);
    },
  );

  it('lets browsers keep built files for good, and does not take a missing one for a page', async () => {
    const url = await serve();
    const built = await fetch(`${url}/assets/app-1a2b.js`);
    expect(built.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await fetch(`${url}/assets/gone-0000.js`)).status).toBe(404);
  });

  it.each([
    ['gzip, deflate, br', 'br', '// built, packed'],
    ['gzip', 'gzip', '// built, packed'],
    ['identity', null, '// built'],
  ])('sends to who takes %s what the build made of a file', async (accepted, encoding, text) => {
    const built = await fetch(`${await serve()}/assets/app-1a2b.js`, { headers: { 'accept-encoding': accepted } });
    expect(built.headers.get('content-encoding')).toBe(encoding);
    expect(built.headers.get('vary')).toBe('Accept-Encoding');
    expect(built.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(built.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await built.text()).toBe(text);
  });

  it('sends a page as small as the build made it', async () => {
    const page = await fetch(`${await serve()}/home`, { headers: { 'accept-encoding': 'br' } });
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toContain('packed');
  });

  it.each([
    ['/comments/some-id/create', '</assets/create.js>; rel=modulepreload'],
    ['/login', null],
    ['/elsewhere', null],
  ])('names beside the page the files of the screen at %s', async (path, link) => {
    expect((await fetch((await serve()) + path)).headers.get('link')).toBe(link);
  });

  it('shows the landing page and the explorer outside production only', async () => {
    const html = { accept: 'text/html' };
    const development = await serve();
    const landing = await (await fetch(`${development}/graphql`, { headers: html })).text();
    expect(landing).toContain('embeddable-sandbox');
    // What comes from the internet may fail. The page then leads to what comes from here, with a script that its own policy allows.
    const [, nonce = 'none'] = /'nonce-(\w+)'/.exec(landing) ?? [];
    expect(landing).toMatch(
      new RegExp(`<script nonce="${nonce}">[^<]*location\\.replace\\('/explorer'\\);</script></body>`),
    );
    expect(await (await fetch(`${development}/explorer`)).text()).toContain('GraphiQL');
    const production = await serve({ environment: 'production' });
    expect(await (await fetch(`${production}/graphql`, { headers: html })).text()).not.toContain('embeddable-sandbox');
    expect(await (await fetch(`${production}/explorer`)).text()).toContain('the product');
  });

  it('hides the schema in production, suggestions included', async () => {
    const url = await serve({ environment: 'production' });
    const introspection = await (await post(url, { query: '{ __schema { types { name } } }' })).text();
    expect(introspection).not.toContain('"types"');
    const misspelt = await (await post(url, { query: '{ viewr { isStaff } }' })).text();
    expect(misspelt).not.toContain('viewer');
  });
});

/**
 * Signs in somebody who has a record.
 * @returns the `Cookie` header
 */
async function cookieOf(given: { isStaff: boolean }): Promise<string> {
  const userId = randomUUID();
  await makeSoldier({ userId, ...given });
  const { token } = await startSession(userId, new Date());
  return `session=${token}`;
}

/**
 * Registers somebody.
 * @returns the `Set-Cookie` header, which also serves as a `Cookie` header
 */
async function signedInCookies(url: string): Promise<string[]> {
  await JoinCodeModel.updateOne({ _id: 'current' }, { $set: { code: 'X' } }, { upsert: true });
  await mongoose.connection.collection('accounts').deleteMany({});
  const response = await post(url, REGISTER);
  return response.headers.getSetCookie();
}
