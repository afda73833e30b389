import { setTimeout as wait } from 'node:timers/promises';
import { RunningServer, temporaryFolder } from '../../runningServer.ts';
import { type Fault, seconds } from './fault.ts';
import { freePort } from './freePort.ts';
import { Proxy, SLOW_MS, type Weather } from './proxy.ts';
import { StoreProcess } from './storeProcess.ts';
import { Writers } from './writers.ts';

const ROUNDS = 3;
/** How long the store is away, in milliseconds: longer than the product looks for it. */
const AWAY_MS = 12_000;

interface Scene {
  writers: Writers;
  proxy: Proxy;
  restartStore: (awayMs: number) => Promise<void>;
}

/** Runs the product on a store in a separate process, with the proxy as the network between them. */
async function withStore(work: (scene: Scene) => Promise<string>): Promise<string> {
  const folder = await temporaryFolder();
  const port = await freePort();
  let store = await StoreProcess.start(folder.path, port);
  const proxy = await Proxy.start(port);
  const server = await RunningServer.start(folder.path, [], { MONGODB_URI: proxy.uri });
  try {
    const writers = await Writers.register(server);
    writers.start();
    await writers.nextEdit();
    const restartStore = async (awayMs: number): Promise<void> => {
      await store.stop();
      await wait(awayMs);
      store = await StoreProcess.start(folder.path, port);
    };
    const seen = await work({ writers, proxy, restartStore });
    await writers.stop();
    await writers.check();
    return `${writers.describeFailures()}; ${seen}; ${writers.edits} edits, none lost, none half-written`;
  } finally {
    await server.stop('SIGKILL');
    await proxy.close();
    await store.stop();
    await folder.remove();
  }
}

/** The same, with the store away so long that some requests must fail. */
const withStoreAway = (work: (scene: Scene) => Promise<string>): Promise<string> =>
  withStore(async (scene) => {
    const seen = await work(scene);
    if (!scene.writers.failures.has('STORE_UNAVAILABLE')) throw new Error('The store was never away.');
    return seen;
  });

export const storeKilled: Fault = {
  title: `store killed with -9 under load, away for up to ${seconds(AWAY_MS)}, ${ROUNDS} times`,
  run: () =>
    withStoreAway(async ({ writers, restartStore }) => {
      let slowest = 0;
      for (const away of [0, 3000, AWAY_MS]) {
        await restartStore(away);
        slowest = Math.max(slowest, await writers.nextEdit());
        await wait(500);
      }
      return `edits went on within ${seconds(slowest)}`;
    }),
};

const network = (title: string, weather: Weather): Fault => ({
  title,
  run: () =>
    withStoreAway(async ({ writers, proxy }) => {
      proxy.change(weather);
      await wait(AWAY_MS);
      proxy.change('FAIR');
      const back = await writers.nextEdit();
      return `edits went on within ${seconds(back)}`;
    }),
});

export const networkCut = network(`network to the store cut for ${seconds(AWAY_MS)}, connections refused`, 'CUT');
export const networkSilent = network(
  `network to the store silent for ${seconds(AWAY_MS)}, connections half-open`,
  'SILENT',
);

export const slowStore: Fault = {
  title: `slow store: each piece ${SLOW_MS} ms late for ${seconds(AWAY_MS)}`,
  run: () =>
    withStore(async ({ writers, proxy }) => {
      proxy.change('SLOW');
      // An edit waits for several answers from the store, each of them late.
      if ((await writers.nextEdit()) < SLOW_MS) throw new Error('The store was never slow.');
      await wait(AWAY_MS);
      const { slowestEdit } = writers;
      proxy.change('FAIR');
      const back = await writers.nextEdit();
      return `edits took at most ${seconds(slowestEdit)}, and were fast again within ${seconds(back)}`;
    }),
};
