import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { RunningServer, temporaryFolder } from '../../runningServer.ts';
import { NO_CONNECTION, Writers } from './writers.ts';

/**
 * Kills the server with -9 in the middle of a stream of record edits, again and again. After each restart, checks that every acknowledged
 * edit is there, that no record mixes two edits, and that the history has every edit once.
 */
export async function killRounds(rounds: number): Promise<string> {
  const folder = await temporaryFolder();
  let server = await RunningServer.start(folder.path);
  try {
    const writers = await Writers.register(server);
    for (let round = 1; round <= rounds; round += 1) {
      writers.start();
      await wait(randomInt(50, 400));
      await server.stop('SIGKILL');
      await writers.stop();
      server = await RunningServer.start(folder.path);
      writers.url = server.url;
      await writers.check();
    }
    writers.describeFailures([NO_CONNECTION]);
    if (writers.edits === 0) throw new Error('No edit was acknowledged.');
    return `${rounds} rounds, ${writers.edits} edits: none lost, none half-written, each in the history once`;
  } finally {
    await server.stop('SIGKILL');
    await folder.remove();
  }
}
