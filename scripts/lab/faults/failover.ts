import { setTimeout as wait } from 'node:timers/promises';
import { MongoMemoryReplSet } from 'mongodb-memory-server-core';
import { mongo } from 'mongoose';
import { LiveClient } from '../../../server/testing/liveClient.ts';
import { ApiClient } from '../../apiClient.ts';
import { RunningServer, temporaryFolder } from '../../runningServer.ts';
import { type Fault, NotRun, seconds } from './fault.ts';
import { Writers } from './writers.ts';

const MEMBERS = 3;
const HANDOVERS = 3;
/** How long a primary that stepped down cannot become primary again, in seconds. */
const AWAY_SECONDS = 10;
/** How soon one server reports what another has written, in milliseconds. An ended stream is opened again after pauses. */
const TOLD_WITHIN_MS = 60_000;
const UPDATE = `mutation ($id: ID!, $version: Int!, $m4Qual: Int!) {
  updateSoldier(id: $id, version: $version, input: { m4Qual: $m4Qual }) { version }
}`;
const FOLLOW = 'subscription ($id: ID!) { soldierChanged(id: $id) { version } }';

export const failover: Fault = {
  title: `primary of a replica set hands over ${HANDOVERS} times under load, and is killed with -9 at the end; two servers`,
  run: async () => {
    const set = await startReplicaSet();
    const env = { MONGODB_URI: `${set.getUri('tracker')}&w=majority` };
    const store = new mongo.MongoClient(env.MONGODB_URI);
    const folder = await temporaryFolder();
    const servers: RunningServer[] = [];
    const start = async (): Promise<RunningServer> => {
      const server = await RunningServer.start(folder.path, [], env);
      servers.push(server);
      return server;
    };
    try {
      const [writing, watching] = [await start(), await start()];
      const writers = await Writers.register(writing);
      const pair = await Pair.register(writing, watching);
      let slowest = 0;
      let untold = 0;
      const failOver = async (fail: () => Promise<unknown>): Promise<void> => {
        writers.start();
        await writers.nextEdit();
        await fail();
        slowest = Math.max(slowest, await writers.nextEdit());
        await writers.stop();
        await writers.check();
        untold = Math.max(untold, await pair.tellsOfAnEdit());
      };
      for (let round = 1; round <= HANDOVERS; round += 1) {
        await failOver(() => handOver(store));
        await wait(AWAY_SECONDS * 1000);
      }
      await failOver(() => killPrimary(set, store));
      return `${writers.describeFailures()}; edits went on within ${seconds(slowest)}, one server told of the other's again within ${seconds(untold)} of that; ${writers.edits} edits, none lost, none half-written`;
    } finally {
      for (const server of servers) await server.stop('SIGKILL');
      await store.close();
      await set.stop();
      await folder.remove();
    }
  },
};

/** A soldier who edits their record through one server, and follows it on the other. */
class Pair {
  private constructor(
    private readonly client: ApiClient,
    private readonly id: string,
    private readonly watchingUrl: string,
  ) {}

  static async register({ url, joinCode }: RunningServer, watching: RunningServer): Promise<Pair> {
    const client = new ApiClient(url);
    await client.register('pair@unit.example', 'seven red radios', joinCode);
    return new Pair(client, await client.createSoldier({}), watching.url);
  }

  /**
   * Edits until the other server reports an edit.
   * @returns how long that took, in milliseconds
   */
  async tellsOfAnEdit(): Promise<number> {
    const from = Date.now();
    while (!(await this.isTold())) {
      if (Date.now() - from > TOLD_WITHIN_MS) throw new Error(`No edit was told of within ${seconds(TOLD_WITHIN_MS)}.`);
    }
    return Date.now() - from;
  }

  /** Whether the other server reports an edit within the time that live-change tests allow. */
  private async isTold(): Promise<boolean> {
    const { client, id, watchingUrl } = this;
    const tab = new LiveClient(watchingUrl, client.cookie);
    try {
      const told = await tab.following(FOLLOW, { id });
      const version = await client.versionOf(id);
      const edit = { id, version, m4Qual: version };
      const { updateSoldier } = await client.execute<{ updateSoldier: object }>(UPDATE, edit);
      // After a stream is opened again, its first events say that anything may have changed.
      while (JSON.stringify(await told.next()) !== JSON.stringify({ soldierChanged: updateSoldier }));
      return true;
    } catch {
      // The store or the stream may still be away: the caller tries again.
      return false;
    } finally {
      await tab.client.dispose();
    }
  }
}

async function startReplicaSet(): Promise<MongoMemoryReplSet> {
  // One try, which fails at once without a network.
  process.env['MONGOMS_MAX_RETRIES'] ??= '1';
  try {
    return await MongoMemoryReplSet.create({
      binary: { checkMD5: false },
      replSet: { count: MEMBERS, storageEngine: 'wiredTiger' },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new NotRun(`there is no mongod, and none can be downloaded: ${reason}`);
  }
}

/** Makes the primary step down, as for maintenance. */
async function handOver(store: mongo.MongoClient): Promise<void> {
  try {
    await store.db('admin').command({ replSetStepDown: AWAY_SECONDS, force: true });
  } catch (error) {
    // Older servers close the connection after this command.
    if (!(error instanceof mongo.MongoNetworkError)) throw error;
  }
}

async function killPrimary({ servers }: MongoMemoryReplSet, store: mongo.MongoClient): Promise<void> {
  const { me = '' }: { me?: string } = await store.db('admin').command({ hello: 1 });
  const primary = servers.find(({ instanceInfo }) => me.endsWith(`:${instanceInfo?.port}`));
  if (!primary?.instanceInfo?.instance.mongodProcess?.kill('SIGKILL')) throw new Error(`No process is ${me}.`);
}
