import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { RunningServer, temporaryFolder } from '../../scripts/runningServer.ts';
import { listenLocally } from '../../server/testing/listenLocally.ts';
import { ApiPerson, PASSWORD } from '../support/apiPerson.ts';

/** The longest that a start on an existing store may take, in milliseconds. */
const START_MS = 3000;
/** After which container managers kill, in milliseconds. */
const KILLED_AFTER_MS = 10_000;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const running: RunningServer[] = [];

const start = async (
  args: string[] = [],
  env: Record<string, string> = {},
  command?: [string, ...string[]],
): Promise<RunningServer> => {
  const server = await RunningServer.start(folder.path, args, env, command);
  running.push(server);
  return server;
};

test.beforeEach(async () => {
  folder = await temporaryFolder();
});

test.afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop('SIGKILL')));
  await folder.remove();
});

test('prints the store, the release, where mails go, the join code while there is nobody, and the address', async () => {
  const first = await start();
  expect(first.lines).toEqual([
    `Store: embedded, in ${folder.path}`,
    expect.stringMatching(/^Release: \S+, store version \d{4}-\d\d-\d\d-[a-z-]+$/),
    'Mail: shown here, as SMTP_URL is not set',
    expect.stringMatching(/^Join code: [2-9A-Z]{10}$/),
    expect.stringMatching(/^Listening on http:\/\/127\.0\.0\.1:\d+$/),
  ]);
  await first.stop();

  const second = await start();
  expect(second.joinCode).toBe(first.joinCode);
  await (await ApiPerson.register(second, 'first@unit.example')).createSoldier({});
  await second.stop();

  const third = await start();
  expect(third.lines.join()).not.toContain('Join code');
});

test('starts within 3 s on an existing store', async () => {
  test.slow();
  await (await start(['--demo'])).stop();
  // Once more where others kept the disk from it.
  await expect(async () => {
    const before = performance.now();
    const server = await start();
    const took = performance.now() - before;
    const waited = await server.waitedForProcessor();
    await server.stop();
    expect(took - waited).toBeLessThan(START_MS);
  }).toPass();
});

test('measures the commands of the store where somebody may read that', async () => {
  const METRICS_TOKEN = 'twenty-characters-or-more';
  const { url } = await start([], { METRICS_TOKEN });
  const metrics = await fetch(new URL('/metrics', url), { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  expect(await metrics.text()).toContain('database_command_duration_seconds_count{command="find",outcome="succeeded"}');
});

test('a folder belongs to one process, and the second is told so', async () => {
  const owner = await start();
  await expect(start()).rejects.toThrow(`The data folder ${folder.path} is in use by another process.`);
  await new ApiPerson(owner.url).execute('{ viewer { isStaff } }');
});

test('a bad setting stops the start with one sentence that names it', async () => {
  await expect(start([], { PORT: 'http' })).rejects.toThrow(
    'PORT must be a whole number from 0 to 65535, not "http".\n',
  );
});

test('a server that is started for a test is led nowhere by the settings of whoever runs it', async () => {
  Object.assign(process.env, { MONGODB_URI: 'mongodb://127.0.0.1:1/records', PUBLIC_URL: 'https://tracker.example' });
  try {
    const { lines } = await start();
    expect(lines[0]).toBe(`Store: embedded, in ${folder.path}`);
    expect(lines.at(-1)).toMatch(/^Listening on http:\/\/127\.0\.0\.1:\d+$/);
  } finally {
    delete process.env['MONGODB_URI'];
    delete process.env['PUBLIC_URL'];
  }
});

test('a port that is taken stops the start with one sentence, and gives the folder back', async () => {
  const other = await temporaryFolder();
  const holder = await RunningServer.start(other.path);
  const { port } = new URL(holder.url);
  await expect(start([], { PORT: port })).rejects.toThrow(`Port ${port} is in use already. Set PORT to another one.\n`);
  await start();
  await holder.stop();
  await other.remove();
});

test('--demo prints two sign-ins that work, and refuses a store with people in it', async () => {
  const demo = await start(['--demo']);
  for (const who of ['Staff', 'Soldier'] as const) {
    await ApiPerson.signIn(demo.url, demo.signIn(who));
  }
  await demo.stop();
  await expect(start(['--demo'])).rejects.toThrow('The store has people in it, so the demonstration is not loaded.');
  await start();
});

test('SIGTERM lets a request under way finish, and stops cleanly', async () => {
  const server = await start();
  const input = {
    email: 'late@unit.example',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    joinCode: server.joinCode,
  };
  const body = JSON.stringify({
    query: 'mutation ($input: RegisterInput!) { register(input: $input) { isStaff } }',
    variables: { input },
  });
  const late = request(`${server.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      // The server says when it has taken the request on.
      expect: '100-continue',
    },
  });
  late.flushHeaders();
  await once(late, 'continue');
  const stopping = server.stop('SIGTERM');
  const answered = once(late, 'response');
  late.end(body);
  const [response]: IncomingMessage[] = await answered;
  expect(response && JSON.parse(await text(response))).toEqual({ data: { register: { isStaff: false } } });
  expect(await stopping).toBe(0);

  const again = await start();
  await ApiPerson.signIn(again.url, input);
});

test('SIGTERM ends a server before it is killed, also while a mail waits for a mail server that says nothing', async () => {
  const silent = createServer();
  const connected = once(silent, 'connection');
  const server = await start([], { SMTP_URL: `smtp://127.0.0.1:${await listenLocally(silent)}` });
  const person = await ApiPerson.register(server, 'late@unit.example');
  await person.requestPasswordReset('late@unit.example');
  const [socket]: Socket[] = await connected;
  const before = performance.now();
  expect(await server.stop('SIGTERM')).toBe(0);
  expect(performance.now() - before).toBeLessThan(KILLED_AFTER_MS);
  expect(server.log.join('')).toContain('Not all mails were sent before the end.');
  socket?.destroy();
  silent.close();
});

test('a mail survives the end of the server that was sending it, in order or not', async () => {
  const first = await start();
  const { joinCode } = first;
  await first.stop();
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const silent = createServer();
    const connected = once(silent, 'connection');
    const server = await start([], { SMTP_URL: `smtp://127.0.0.1:${await listenLocally(silent)}` });
    const email = `${signal.toLowerCase()}@unit.example`;
    const person = await ApiPerson.register({ url: server.url, joinCode }, email);
    await person.requestPasswordReset(email);
    const [socket]: Socket[] = await connected;
    const stopping = server.stop(signal);
    // What an orderly end waits for.
    socket?.destroy();
    silent.close();
    await stopping;
    const next = await start();
    expect(await next.mailedLink(email)).toContain('/reset-password/new#');
    await next.stop();
  }
});

test('a signal that comes twice, as to a whole group of which npm passes it on, cuts nothing short', async () => {
  const server = await start([], { DRAIN_SECONDS: '1' });
  const stopping = server.stop('SIGTERM');
  await expect.poll(async () => (await fetch(new URL('/readyz', server.url))).status).toBe(503);
  expect(await server.stop('SIGTERM')).toBe(0);
  expect(await stopping).toBe(0);
});

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`the server ends in order when ${signal} ends the npm that started it`, async () => {
    const npm = await start([], { DRAIN_SECONDS: '1' }, ['npm', 'start']);
    await npm.stop(signal);
    // It drains, so it was told to stop and not killed; and it lets go of the folder, which one process at a time may have.
    await expect.poll(async () => (await fetch(new URL('/readyz', npm.url))).status).toBe(503);
    await expect(() => start()).toPass();
  });
}

test('SIGTERM to the npm that runs the server while somebody works on it ends the server as well', async () => {
  const npm = await start([], {}, ['npm', 'run', 'dev']);
  await npm.stop('SIGTERM');
  await expect(() => start()).toPass({ timeout: 15_000 });
});

test('SIGTERM has a server say that it is not ready, and go on answering, for DRAIN_SECONDS', async () => {
  const server = await start([], { DRAIN_SECONDS: '1' });
  const status = async (path: string): Promise<number> => (await fetch(new URL(path, server.url))).status;
  expect(await status('/readyz')).toBe(200);
  const stopping = server.stop('SIGTERM');
  await expect.poll(() => status('/readyz'), { intervals: [20] }).toBe(503);
  expect(await status('/healthz')).toBe(200);
  await new ApiPerson(server.url).execute('{ viewer { isStaff } }');
  expect(await stopping).toBe(0);
});
