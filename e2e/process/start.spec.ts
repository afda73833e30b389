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
/** When container managers kill a process that doesn't stop, in milliseconds. */
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

const statusOf = async (server: RunningServer, path: string, headers = {}): Promise<number> =>
  (await fetch(new URL(path, server.url), { headers })).status;

/** Whether the server accepts a new connection. */
const takesConnections = ({ url }: RunningServer): Promise<boolean> =>
  fetch(new URL('/healthz', url)).then(
    () => true,
    () => false,
  );

/** An open registration. `finish` sends its body and resolves to the answer. */
async function beginRegistration({ url, joinCode }: Pick<RunningServer, 'url' | 'joinCode'>, email: string) {
  const input = { email, password: PASSWORD, confirmPassword: PASSWORD, joinCode };
  const body = JSON.stringify({
    query: 'mutation ($input: RegisterInput!) { register(input: $input) { isStaff } }',
    variables: { input },
  });
  const late = request(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      // Makes the server say when it has accepted the request.
      expect: '100-continue',
    },
  });
  late.flushHeaders();
  await once(late, 'continue');
  return {
    finish: async (): Promise<unknown> => {
      const answered = once(late, 'response');
      late.end(body);
      const [response]: IncomingMessage[] = await answered;
      return response && JSON.parse(await text(response));
    },
  };
}

async function endsWithNpm(npm: RunningServer, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  await npm.stop(signal);
  // It drains, so it was told to stop, and not killed.
  await expect.poll(() => statusOf(npm, '/readyz')).toBe(503);
  await npm.ended;
}

/** A mail server that accepts a connection and says nothing. */
async function silentMailServer() {
  const silent = createServer();
  const connected = once(silent, 'connection');
  return {
    SMTP_URL: `smtp://127.0.0.1:${await listenLocally(silent)}`,
    connected,
    hangUp: async (): Promise<void> => {
      const [socket]: Socket[] = await connected;
      socket?.destroy();
      silent.close();
    },
  };
}

test('prints the store, the release, where mails go, the join code while there is nobody, and the address', async () => {
  test.slow();
  await test.step('a start that cannot go on stops with one sentence, and gives the folder back', async () => {
    const holder = createServer();
    const PORT = String(await listenLocally(holder));
    await expect(start([], { PORT })).rejects.toThrow(`Port ${PORT} is already in use. Set PORT to another one.\n`);
    holder.close();
  });

  const METRICS_TOKEN = 'twenty-characters-or-more';
  // A server started for a test must ignore the settings of the person who runs it.
  Object.assign(process.env, { MONGODB_URI: 'mongodb://127.0.0.1:1/records', PUBLIC_URL: 'https://tracker.example' });
  const first = await start([], { METRICS_TOKEN, DRAIN_SECONDS: '1' }, ['npm', 'start']).finally(() => {
    delete process.env['MONGODB_URI'];
    delete process.env['PUBLIC_URL'];
  });
  // npm first prints what it runs.
  expect(first.lines.slice(first.lines.findIndex((line) => line.startsWith('Store:')))).toEqual([
    `Store: embedded, in ${folder.path}`,
    expect.stringMatching(/^Release: \S+, store version [\d.]+$/),
    'Mail: shown here, as SMTP_URL is not set',
    expect.stringMatching(/^Join code: [2-9A-Z]{10}$/),
    expect.stringMatching(/^Listening on http:\/\/127\.0\.0\.1:\d+$/),
  ]);

  await test.step('it measures the commands of the store where somebody may read that', async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const metrics = await fetch(new URL('/metrics', first.url), { headers });
    expect(await metrics.text()).toContain(
      'database_command_duration_seconds_count{command="find",outcome="succeeded"}',
    );
  });

  await test.step('the server ends in order when SIGKILL ends the npm that started it', () =>
    endsWithNpm(first, 'SIGKILL'));

  const second = await start([], { DRAIN_SECONDS: '1' });
  expect(second.joinCode).toBe(first.joinCode);
  await test.step('SIGTERM has it say that it is not ready, and go on answering, for DRAIN_SECONDS; a request under way may finish', async () => {
    expect(await statusOf(second, '/readyz')).toBe(200);
    const late = await beginRegistration(second, 'late@unit.example');
    const stopping = second.stop('SIGTERM');
    await expect.poll(() => statusOf(second, '/readyz'), { intervals: [20] }).toBe(503);
    expect(await statusOf(second, '/healthz')).toBe(200);
    await new ApiPerson(second.url).execute('{ viewer { isStaff } }');
    // The signal may arrive twice, from the process group and from npm. A second one doesn't cut the end short.
    const again = second.stop('SIGTERM');
    await expect.poll(() => takesConnections(second)).toBe(false);
    expect(await late.finish()).toEqual({ data: { register: { isStaff: false } } });
    expect(await Promise.all([stopping, again])).toEqual([0, 0]);
  });

  const third = await start([], { DRAIN_SECONDS: '1' }, ['npm', 'start']);
  expect(third.lines.join()).not.toContain('Join code');
  await ApiPerson.signIn(third.url, { email: 'late@unit.example' });
  await test.step('the server ends in order when SIGTERM ends the npm that started it', () =>
    endsWithNpm(third, 'SIGTERM'));
});

test('a mail survives the end of the server that was sending it, in order or not', async () => {
  test.slow();
  let email = '';
  let took = Infinity;
  /** Starts on the existing store, and measures the time, minus the time that other processes took the processor. */
  const startAgain = async (env: Record<string, string> = {}) => {
    const before = performance.now();
    const server = await start([], env);
    took = performance.now() - before - (await server.waitedForProcessor());
    return server;
  };

  await test.step('SIGKILL ends it; --demo has printed two sign-ins that work', async () => {
    const mailServer = await silentMailServer();
    const demo = await start(['--demo'], { SMTP_URL: mailServer.SMTP_URL });
    const [soldier, staff] = [demo.signIn('Soldier'), demo.signIn('Staff')];
    await ApiPerson.signIn(demo.url, soldier);
    ({ email } = staff);
    await (await ApiPerson.signIn(demo.url, staff)).requestPasswordReset(email);
    await mailServer.connected;
    await demo.stop('SIGKILL');
    await mailServer.hangUp();
  });
  await test.step('SIGTERM ends it before it is killed, also while the mail server says nothing', async () => {
    const mailServer = await silentMailServer();
    const server = await startAgain({ SMTP_URL: mailServer.SMTP_URL });
    await mailServer.connected;
    const before = performance.now();
    expect(await server.stop('SIGTERM')).toBe(0);
    expect(performance.now() - before).toBeLessThan(KILLED_AFTER_MS);
    expect(server.log.join('')).toContain('Not all mails were sent before the end.');
    await mailServer.hangUp();
  });
  await test.step('SIGTERM to the npm that runs the next server while somebody works on it ends that as well', async () => {
    const npm = await start([], {}, ['npm', 'run', 'dev']);
    expect(await npm.mailedLink(email)).toContain('/reset-password/new#');
    await npm.stop('SIGTERM');
    await npm.ended;
  });
  await test.step('a store that is there starts within 3 s', () =>
    // Tries again if other processes were using the disk.
    expect(async () => {
      if (took >= START_MS) await (await startAgain()).stop();
      expect(took).toBeLessThan(START_MS);
    }).toPass());
});
