import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import mongoose from 'mongoose';
import { AccountModel } from '../server/identity/account.model.ts';
import { MODELS } from '../server/models.ts';
import { connectStore, disconnectStore } from '../server/store/connection.ts';
import { PrivateStore } from '../server/store/embedded/testing/privateStore.ts';
import { MailServer } from '../server/testing/mailServer.ts';
import { runHere } from '../server/testing/runHere.ts';
import { isolatedEnvironment } from './runningServer.ts';

/** Enough for several processes that start one after the other on a busy machine. */
const PATIENCE_MS = 120_000;

let folder: string;
let store: PrivateStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'command-test-'));
  store = await PrivateStore.create();
});
afterEach(async () => {
  await disconnectStore();
  await Promise.all([store.remove(), rm(folder, { recursive: true, force: true })]);
});

/** What npm runs for a command of package.json: `scripts/command.mjs` and the file that it runs. */
function wordsOf(command: string): string[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, ...words] = (scripts[command] ?? '').split(' ');
  return words;
}

const environment = (settings: Record<string, string>) => ({
  ...isolatedEnvironment(settings),
  NODE_OPTIONS: '',
  NODE_ENV: 'production',
});

/** Runs a command of package.json as npm does. */
function run(command: string, args: readonly string[], settings: Record<string, string> = {}) {
  return promisify(execFile)(process.execPath, [...wordsOf(command), ...args], { env: environment(settings) });
}

/** Runs the command's file in this process, which saves starting two. At least one test runs each command as npm does. */
async function runInThis(command: string, args: readonly string[], settings: Record<string, string> = {}) {
  await disconnectStore();
  return runHere(wordsOf(command)[1] ?? '', args, environment(settings));
}

/**
 * Lets the product use the store once.
 * @returns the settings that lead to that store
 */
async function useStore(): Promise<{ DATA_DIR: string }> {
  await connectStore(store.store.uri, MODELS);
  await AccountModel.create({
    email: 'sam@unit.example',
    passwordHash: 'hash',
    createdAt: new Date(),
    secondFactor: { secret: 'secret', lastStep: 0, recoveryCodes: [] },
  });
  return { DATA_DIR: store.folder };
}

const COMMANDS: readonly [command: string, args: readonly string[], isRunByNpmBelow: boolean][] = [
  ['backup', ['a-backup-of-nothing.gz'], true],
  ['import', ['package.json'], false],
  ['remove-second-factor', ['sam@unit.example'], true],
  ['give-staff-rights', ['sam@unit.example'], false],
];

describe.each(COMMANDS)('npm run %s', (command, args, isRunByNpmBelow) => {
  it(
    'makes no store where it is led to none',
    async () => {
      const elsewhere = join(folder, 'data');
      const complaints = `There is no store in the folder ${elsewhere}. Set DATA_DIR or MONGODB_URI as the product has it, or name the file with its settings: --env-file FILE.\n`;
      if (isRunByNpmBelow) {
        expect(await runInThis(command, args, { DATA_DIR: elsewhere })).toMatchObject({ code: 1, complaints });
      } else {
        const refused = run(command, args, { DATA_DIR: elsewhere });
        await expect(refused).rejects.toMatchObject({ code: 1, stderr: complaints });
      }
      expect(existsSync(elsewhere)).toBe(false);
      expect(await runInThis(command, args, { MONGODB_URI: store.store.uri })).toMatchObject({
        code: 1,
        complaints: 'The product has never run on this store. Is it the right one?\n',
      });
      expect(await store.client.db('tracker').listCollections().toArray()).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'leaves a store alone that a newer release has changed',
    async () => {
      await useStore();
      await mongoose.connection.collection<{ _id: string }>('migrations').insertOne({ _id: '2999-01-01-later' });
      expect(await runInThis(command, args, { MONGODB_URI: store.store.uri })).toMatchObject({
        code: 1,
        complaints: expect.stringContaining('A newer release of the product has changed the store (2999-01-01-later).'),
      });
    },
    PATIENCE_MS,
  );
});

it(
  'a command works where the file of settings leads it, whatever the shell has, and says so first',
  async () => {
    const { DATA_DIR } = await useStore();
    const file = join(folder, 'tracker.env');
    await writeFile(file, `DATA_DIR=${DATA_DIR}\n# where mails go\nSMTP_URL=smtp://sam:secret@mail.example:587\n`);
    const shell = { DATA_DIR: join(folder, 'data'), MONGODB_URI: '' };
    const { stdout } = await run('remove-second-factor', ['--env-file', file, 'sam@unit.example'], shell);
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      `Store: embedded, in ${DATA_DIR}`,
      'Mail: sent through mail.example:587',
      'Signing in no longer asks for a code. That login was signed out everywhere.',
    ]);
    const [account] = await AccountModel.find().lean();
    expect(account?.secondFactor).toBeUndefined();
  },
  PATIENCE_MS,
);

it(
  'a backup that cannot be written says so, and blames nothing else',
  async () => {
    const settings = await useStore();
    // More than the store hands over at once, so the backup is still reading when the file fails.
    await mongoose.connection.collection('questions').insertMany(Array.from({ length: 1000 }, (_, text) => ({ text })));
    const file = join(folder, 'nowhere', 'tracker.gz');
    await expect(run('backup', [file], settings)).rejects.toMatchObject({
      code: 1,
      stderr: `The file ${file} can't be written (ENOENT).\n`,
    });
  },
  PATIENCE_MS,
);

describe('npm run mail-test', () => {
  it(
    'sends a mail by the mail server of the settings, and says what it answers',
    async () => {
      const server = await MailServer.start();
      const settings = { SMTP_URL: server.url, MAIL_FROM: 'section@unit.example' };
      const { stdout } = await run('mail-test', ['sgt@unit.example'], settings);
      expect(stdout).toContain(`Mail: sent through 127.0.0.1:${server.port}, from section@unit.example\n`);
      expect(stdout).toContain('The mail server took the mail.');
      expect(server.received).toMatchObject([{ from: 'section@unit.example', to: ['sgt@unit.example'] }]);
      const [, id = ''] = / (\S+) is the first part of the Message-ID/.exec(stdout) ?? [];
      expect(server.received[0]?.raw).toContain(`Message-ID: <${id}@unit.example>`);

      server.refusal = { responseCode: 550, text: '5.7.1 Relaying denied' };
      expect(await runInThis('mail-test', ['sgt@unit.example'], settings)).toMatchObject({
        code: 1,
        complaints: expect.stringMatching(/^The mail server did not take the mail: .*550 5\.7\.1 Relaying denied\n$/),
      });
      await server.close();
      expect(await runInThis('mail-test', ['sgt@unit.example'], settings)).toMatchObject({
        code: 1,
        complaints: expect.stringContaining('ECONNREFUSED'),
      });
      expect(await runInThis('mail-test', ['sgt@unit.example'])).toMatchObject({
        code: 1,
        complaints: expect.stringContaining('SMTP_URL is not set, so no mail can be sent.'),
      });
    },
    PATIENCE_MS,
  );
});

it('a command stops where it cannot read the file of settings', async () => {
  const file = join(folder, 'none.env');
  await expect(run('backup', ['--env-file', file, 'backup.gz'])).rejects.toMatchObject({
    stderr: expect.stringContaining(file),
  });
  await expect(run('backup', ['backup.gz', '--env-file'])).rejects.toThrow('--env-file');
});
