import { expect, test } from '@playwright/test';
import { ATTEMPTS_PER_ACCOUNT } from '../../domain/constants.ts';
import { freePort } from '../../scripts/lab/faults/freePort.ts';
import { StoreProcess } from '../../scripts/lab/faults/storeProcess.ts';
import { RunningServer, temporaryFolder } from '../../scripts/runningServer.ts';
import { ApiPerson, PASSWORD } from '../support/apiPerson.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let store: StoreProcess;
let one: RunningServer;
let two: RunningServer;

test.beforeAll(async () => {
  folder = await temporaryFolder();
  const port = await freePort();
  store = await StoreProcess.start(folder.path, port);
  const start = () => RunningServer.start(folder.path, [], { MONGODB_URI: `mongodb://127.0.0.1:${port}/tracker` });
  [one, two] = await Promise.all([start(), start()]);
});

test.afterAll(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await store.stop();
  await folder.remove();
});

// In one process, so that the servers only start once.
test.describe.configure({ mode: 'default' });

test('one store, opened by two servers at once, has one join code', () => {
  expect(one.joinCode).toBe(two.joinCode);
});

test('who signs in at one server is signed in at the other, and who signs out at one is signed out at the other', async () => {
  const email = 'moves@unit.example';
  const person = await ApiPerson.register(one, email);
  const { cookie } = person;
  const viewer = () => person.execute('{ viewer { login { email } } }');
  person.url = two.url;
  expect(await viewer()).toEqual({ viewer: { login: { email } } });
  await person.execute('mutation { signOut }');
  // With the earlier session identifier.
  person.cookie = cookie;
  person.url = one.url;
  expect(await viewer()).toEqual({ viewer: null });
});

test('attempts to sign in count together, wherever they are made', async () => {
  const email = 'guessed@unit.example';
  await ApiPerson.register(one, email);
  const signIn = ({ url }: RunningServer, password: string) => ApiPerson.signIn(url, { email, password });
  for (let time = 0; time < ATTEMPTS_PER_ACCOUNT; time += 1) {
    await expect(signIn(time % 2 === 0 ? one : two, 'not this one')).rejects.toThrow('WRONG_PASSWORD');
  }
  for (const server of [one, two]) await expect(signIn(server, PASSWORD)).rejects.toThrow('TOO_MANY_REQUESTS');
});

test('a mail is sent once, by either server', async () => {
  const emails = Array.from({ length: 6 }, (_, index) => `mail${index}@unit.example`);
  for (const email of emails) {
    const person = await ApiPerson.register(one, email);
    await person.requestPasswordReset(email);
  }
  const sent = () => [...one.lines, ...two.lines].filter((line) => line.startsWith('Mail to mail'));
  await expect.poll(() => sent().length).toBeGreaterThanOrEqual(emails.length);
  expect(sent().sort()).toEqual(emails.map((email) => `Mail to ${email}: Fire Support Tracker: Set a new password`));
});
