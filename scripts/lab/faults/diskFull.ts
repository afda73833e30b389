import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { RunningServer, temporaryFolder } from '../../runningServer.ts';
import { type Fault, NotRun, seconds } from './fault.ts';
import { Writers } from './writers.ts';

const SIZE_MB = 16;
const FULL_MS = 3000;

export const diskFull: Fault = {
  title: `disk full for ${seconds(FULL_MS)} under load, twice; a disk of ${SIZE_MB} MB`,
  run: async () => {
    const folder = await temporaryFolder();
    mountSmallDisk(folder.path);
    let server: RunningServer | undefined;
    try {
      server = await RunningServer.start(join(folder.path, 'data'));
      const writers = await Writers.register(server);
      writers.start();
      let back = 0;
      for (let round = 1; round <= 2; round += 1) {
        await writers.nextEdit();
        const filler = join(folder.path, 'filler');
        await fill(filler);
        await wait(FULL_MS);
        await rm(filler);
        back = Math.max(back, await writers.nextEdit());
      }
      await writers.stop();
      await writers.check();
      const told = writers.describeFailures();
      if (!writers.failures.has('STORE_FULL')) throw new Error('The disk was never full.');
      // After a restart, refused edits must still be missing, and acknowledged ones must be there.
      await server.stop('SIGKILL');
      server = await RunningServer.start(join(folder.path, 'data'));
      writers.url = server.url;
      await writers.check();
      return `${told}; edits went on within ${seconds(back)}; ${writers.edits} edits, none lost, none half-written, also after a restart`;
    } finally {
      await server?.stop('SIGKILL');
      execFileSync('umount', [folder.path]);
      await folder.remove();
    }
  },
};

/** Only the machine's administrator may mount. */
function mountSmallDisk(path: string): void {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', path], { stdio: 'pipe' });
  } catch {
    throw new NotRun('a small disk can be mounted by root alone');
  }
}

/** Writes until the disk is full. */
async function fill(path: string): Promise<void> {
  for (const size of [1 << 20, 4096, 1]) {
    try {
      for (;;) await writeFile(path, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // Goes on with the next smaller piece, which may still fit.
    }
  }
}
