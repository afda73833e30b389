import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiClient, Refused } from '../../apiClient.ts';
import { RunningServer, temporaryFolder } from '../../runningServer.ts';
import type { Fault } from './fault.ts';
import { Writers } from './writers.ts';

const HOUR_MS = 3_600_000;
const CLOCK = new URL('shiftedClock.mjs', import.meta.url).href;
const WHO = '{ viewer { isStaff login { email } } }';
const REFRESH = 'mutation { refreshSession { isStaff } }';
const NOBODY = 'nobody';

export const clockJump: Fault = {
  title: 'the clock jumps 2 h forward, 4 h back, 31 days forward, and 31 days back, under load',
  run: async () => {
    const folder = await temporaryFolder();
    const clockFile = join(folder.path, 'clock');
    await writeFile(clockFile, '0');
    const server = await RunningServer.start(join(folder.path, 'data'), [], {
      NODE_OPTIONS: `--import ${CLOCK}`,
      CLOCK_FILE: clockFile,
    });
    /** Sets the clock ahead of the true time. */
    const jumpTo = async (hours: number): Promise<void> => {
      // Replaced in one step, because the other process may read the file at any moment.
      await writeFile(`${clockFile}.next`, String(hours * HOUR_MS));
      await rename(`${clockFile}.next`, clockFile);
      await wait(200);
    };
    try {
      const writers = await Writers.register(server);
      const person = new ApiClient(server.url);
      await person.register('person@unit.example', 'seven red radios', server.joinCode);
      const expect = async (what: string, expected: string, query: string): Promise<void> => {
        const said = await codeOf(person, query);
        if (said !== expected) throw new Error(`${what}: ${said}, not ${expected}.`);
      };
      /** Signs everybody in, lets them edit, and checks that all acknowledged edits are there. */
      const editForAWhile = async (): Promise<void> => {
        await writers.signIn();
        writers.start();
        await writers.nextEdit();
        await writers.stop();
        await writers.check({ inAnyOrder: true });
      };

      await editForAWhile();
      await jumpTo(2);
      await expect('2 h later, an old session', 'UNAUTHENTICATED', WHO);
      await expect('2 h later, extending it', 'done', REFRESH);
      await expect('2 h later, the extended session', 'done', WHO);
      await editForAWhile();
      await jumpTo(-2);
      await expect('4 h back, the session', 'done', WHO);
      await editForAWhile();
      await jumpTo(31 * 24);
      await expect('31 days later, extending a session', 'UNAUTHENTICATED', REFRESH);
      await editForAWhile();
      await jumpTo(0);
      await editForAWhile();
      const failures = [...writers.failures.keys()];
      if (failures.length > 0) throw new Error(`Edits were answered ${failures.join(', ')}.`);
      return `sessions were extended or ended by the new time, edits went on at once each time; ${writers.edits} edits, none lost, none half-written`;
    } finally {
      await server.stop('SIGKILL');
      await folder.remove();
    }
  },
};

/** The code that an operation is refused with; `nobody` if it asks for the viewer and gets null. */
async function codeOf(client: ApiClient, query: string): Promise<string> {
  try {
    const { viewer } = await client.execute<{ viewer?: object | null }>(query);
    return viewer === null ? NOBODY : 'done';
  } catch (error) {
    return error instanceof Refused ? error.code : String(error);
  }
}
