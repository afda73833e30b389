import { setTimeout as wait } from 'node:timers/promises';
import { RunningServer, temporaryFolder } from '../../runningServer.ts';
import { type Fault, seconds } from './fault.ts';
import { NO_CONNECTION, Writers } from './writers.ts';

const ROUNDS = 10;
/** The time after which a container manager kills a process, in milliseconds. */
const GRACE_MS = 10_000;

export const sigterm: Fault = {
  title: `SIGTERM under load, ${ROUNDS} times`,
  run: async () => {
    const folder = await temporaryFolder();
    let server = await RunningServer.start(folder.path);
    let slowest = 0;
    try {
      const writers = await Writers.register(server);
      for (let round = 1; round <= ROUNDS; round += 1) {
        writers.start();
        await wait(300);
        const from = Date.now();
        const code = await server.stop('SIGTERM');
        slowest = Math.max(slowest, Date.now() - from);
        if (code !== 0) throw new Error(`The process ended with ${String(code)}.`);
        if (slowest > GRACE_MS) throw new Error(`The process took ${slowest} ms to end.`);
        await writers.stop();
        server = await RunningServer.start(folder.path);
        writers.url = server.url;
        await writers.check();
      }
      writers.describeFailures([NO_CONNECTION]);
      return `ended with 0 within ${seconds(slowest)} each time; ${writers.edits} edits, none lost, none half-written`;
    } finally {
      await server.stop('SIGKILL');
      await folder.remove();
    }
  },
};
