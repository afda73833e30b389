import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AccountModel } from '../../../server/identity/account.model.ts';
import { startSession } from '../../../server/identity/session/session.service.ts';
import { MODELS } from '../../../server/models.ts';
import { disconnectStore, openConnection, prepareStore } from '../../../server/store/connection.ts';
import { makeSoldier } from '../../../server/testing/factories.ts';
import { ApiClient } from '../../apiClient.ts';
import { RunningServer, temporaryFolder } from '../../runningServer.ts';
import { freePort } from '../faults/freePort.ts';
import { StoreProcess } from '../faults/storeProcess.ts';
import { allRaces, type Drawn, isAcknowledged, makePeople, type Race } from './raced.ts';

/** How far apart the two begin at most, in microseconds: about as long as each takes. */
const APART_US = 8000;
/** How many draws a login makes: it may change a thousand things an hour. */
const DRAWS_PER_LOGIN = 200;

/**
 * Removes something while others use it, so many times for each kind of removal. Checks each time whether anything acknowledged is out of
 * sight.
 * @param servers how many servers share the store
 * @returns a line for each race: how often the removal succeeded, how often the use, and how often neither
 * @throws Error when something is out of sight, or an answer was unclear
 */
export async function races(draws: number, servers: 1 | 2): Promise<string[]> {
  const folders = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()] as const;
  const port = await freePort();
  const store = await StoreProcess.start(folders[0].path, port);
  const env = { MONGODB_URI: `mongodb://127.0.0.1:${port}/races` };
  const running: RunningServer[] = [];
  try {
    await openConnection(env.MONGODB_URI);
    await prepareStore(MODELS);
    for (const { path } of folders.slice(1, 1 + servers)) running.push(await RunningServer.start(path, [], env));
    const [first, second = first] = running;
    if (!first || !second) throw new Error('No server was started.');
    const draw = await makePeople();
    let index = 0;
    const lines: string[] = [];
    for (const [name, race] of Object.entries(allRaces(() => newcomer()))) {
      const told = { removed: 0, used: 0, neither: 0, lost: 0 };
      let staff: readonly [ApiClient, ApiClient] | null = null;
      for (let count = 0; count < draws; count += 1) {
        if (staff === null || count % DRAWS_PER_LOGIN === 0)
          staff = [await signIn(first.url), await signIn(second.url)];
        index += 1;
        const { removed, used, lost } = await once(race, staff, await draw(index));
        told.removed += Number(removed);
        told.used += Number(used);
        told.neither += Number(!removed && !used);
        told.lost += lost;
      }
      const line = `${name}: removed ${told.removed} times, used ${told.used}, neither ${told.neither}, out of sight ${told.lost}`;
      if (told.lost > 0) throw new Error(line);
      lines.push(line);
    }
    return lines;
  } finally {
    for (const server of running) await server.stop('SIGKILL');
    await disconnectStore();
    await store.stop();
    for (const folder of folders) await folder.remove();
  }
}

async function once({ remove, use, outOfSight }: Race, [one, other]: readonly [ApiClient, ApiClient], drawn: Drawn) {
  const apart = randomInt(-APART_US, APART_US + 1) / 1000;
  let used: readonly string[] = [];
  const [removed] = await Promise.all([
    later(-apart).then(() => isAcknowledged(remove(one, drawn))),
    later(apart).then(() =>
      isAcknowledged(
        use(other, drawn).then((ids) => {
          used = ids;
        }),
      ),
    ),
  ]);
  return { removed, used: used.length > 0, lost: await outOfSight(drawn, used, removed) };
}

async function later(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await wait(milliseconds);
}

/** A client of a new staff member. */
async function signIn(url: string): Promise<ApiClient> {
  const account = await newAccount();
  await makeSoldier({ userId: account._id, isStaff: true, lastName: 'Staff' });
  const { token } = await startSession(account._id, new Date());
  const client = new ApiClient(url);
  client.cookie = `session=${token}`;
  return client;
}

/** The address of a new login without a record. */
async function newcomer(): Promise<string> {
  return (await newAccount()).email;
}

function newAccount() {
  return AccountModel.create({ email: `${randomUUID()}@unit.example`, passwordHash: 'none', createdAt: new Date() });
}
