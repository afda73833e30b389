import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ApiClient } from '../../apiClient.ts';
import { isolatedEnvironment, RunningServer, temporaryFolder } from '../../runningServer.ts';
import { type Fault, seconds } from './fault.ts';
import { Writers } from './writers.ts';

const BACKUPS = 3;
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export const backupUnderLoad: Fault = {
  title: `${BACKUPS} backups while people write, each restored into an empty store`,
  run: async () => {
    const folder = await temporaryFolder();
    const data = join(folder.path, 'data');
    const server = await RunningServer.start(data, ['--demo']);
    try {
      const writers = await Writers.register({ url: server.url, joinCode: await joinCodeOf(server) });
      writers.start();
      await writers.nextEdit();
      const backups: { file: string; before: ReadonlyMap<string, number> }[] = [];
      for (let index = 1; index <= BACKUPS; index += 1) {
        const file = join(folder.path, `backup-${index}.gz`);
        backups.push({ file, before: writers.ledger });
        await npm(['backup', '--', file], data);
      }
      await writers.nextEdit();
      await writers.stop();
      await writers.check();
      const told = writers.describeFailures();
      await server.stop();
      for (const { file, before } of backups) {
        const restored = `${file}-restored`;
        await npm(['restore', '--', file], restored);
        const copy = await RunningServer.start(restored);
        try {
          await writers.checkEarlier(copy.url, before);
        } finally {
          await copy.stop('SIGKILL');
        }
      }
      return `${told}, no edit took longer than ${seconds(writers.slowestEdit)}; what was read back is what the file holds, with every edit that was acknowledged before the backup began, and none half there`;
    } finally {
      await server.stop('SIGKILL');
      await folder.remove();
    }
  },
};

/** With the demonstration section in the store, the start prints no join code. */
async function joinCodeOf(server: RunningServer): Promise<string> {
  const staff = new ApiClient(server.url);
  const { email, password } = server.signIn('Staff');
  await staff.signIn(email, password);
  return (await staff.execute<{ joinCode: string }>('{ joinCode }')).joinCode;
}

async function npm(args: readonly string[], dataDir: string): Promise<void> {
  await promisify(execFile)('npm', ['run', '--silent', ...args], {
    cwd: ROOT,
    env: isolatedEnvironment({ DATA_DIR: dataDir }),
  });
}
