import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { ATTEMPTS_PER_ACCOUNT } from '../domain/constants.ts';
import { RunningServer, temporaryFolder } from '../scripts/runningServer.ts';

const STORE = fileURLToPath(new URL('../server/database/embedded/mongod.mjs', import.meta.url));
const PASSWORD = 'seven red radios';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { isStaff } }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { isStaff } }';
const VIEWER = '{ viewer { login { email } } }';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let store: ChildProcess;
let servers: RunningServer[];

test.beforeAll(async () => {
  folder = await temporaryFolder();
  const port = await freePort();
  store = spawn(process.execPath, [STORE, '--dbpath', folder.path, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (store.stdout) await once(createInterface({ input: store.stdout }), 'line');
  const env = { MONGODB_URI: `mongodb://127.0.0.1:${port}/tracker` };
  servers = await Promise.all([1, 2].map(() => RunningServer.start(folder.path, [], env)));
});

test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  const exit = once(store, 'exit');
  store.kill();
  await exit;
  await folder.remove();
});

test('one store, opened by two servers at once, has one join code', () => {
  const [one, two] = servers.map(({ joinCode }) => joinCode);
  expect(one).toBe(two);
});

test('who signs in at one server is signed in at the other, and who signs out at one is signed out at the other', async () => {
  const [one = '', two = ''] = servers.map(({ url }) => url);
  const email = 'moves@unit.example';
  const { cookie } = await ask(one, REGISTER, { input: { ...join(email), confirmPassword: PASSWORD } });
  const viewer = { data: { viewer: { login: { email } } } };
  expect((await ask(two, VIEWER, {}, cookie)).answer).toEqual(viewer);
  expect((await ask(two, 'mutation { signOut }', {}, cookie)).answer).toEqual({ data: { signOut: true } });
  expect((await ask(one, VIEWER, {}, cookie)).answer).toEqual({ data: { viewer: null } });
});

test('attempts to sign in count together, wherever they are made', async () => {
  const urls = servers.map(({ url }) => url);
  const email = 'guessed@unit.example';
  await ask(urls[0] ?? '', REGISTER, { input: { ...join(email), confirmPassword: PASSWORD } });
  for (let time = 0; time < ATTEMPTS_PER_ACCOUNT; time += 1) {
    const { answer } = await ask(urls[time % 2] ?? '', SIGN_IN, { input: { email, password: 'not this one' } });
    expect(answer).toMatchObject({ errors: [{ extensions: { code: 'WRONG_PASSWORD' } }] });
  }
  for (const url of urls) {
    const { answer } = await ask(url, SIGN_IN, { input: { email, password: PASSWORD } });
    expect(answer).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
  }
});

function join(email: string) {
  return { email, password: PASSWORD, joinCode: servers[0]?.joinCode ?? '' };
}

async function ask(url: string, query: string, variables: object, cookie = '') {
  const response = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables }),
  });
  const answer: unknown = await response.json();
  return { answer, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
