/**
 * Measures how long one request keeps everybody else waiting: the longest time in which the server answers nobody. Compares a file of 2,000
 * rows with 2,000 people of one last name, tries it, imports it, and does similar work. Fails above 50 ms. The machine must be idle.
 *
 *   npm run stalls           about a minute
 */
import 'reflect-metadata';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { OperationTypeNode } from 'graphql';
import { storedRequirement } from '../../domain/due/testing.ts';
import { NEW_UNIT } from '../../domain/policy/unit.ts';
import { ROSTER_MAX_ROWS } from '../../domain/roster/rosterPlan.ts';
import { startSession } from '../../server/identity/session/session.service.ts';
import { MODELS } from '../../server/models.ts';
import { unitDayAt } from '../../server/operations/unitClock.ts';
import { SoldierModel } from '../../server/records/soldiers/soldier.model.ts';
import { connectStore, disconnectStore } from '../../server/store/connection.ts';
import { openPrivateStore } from '../../server/store/embedded/index.ts';
import { UnitModel } from '../../server/unit/unit.model.ts';
import { ApiClient } from '../apiClient.ts';
import { temporaryFolder } from '../runningServer.ts';
import { circumstances, loadAverage } from './support/circumstances.ts';
import { clientOperations } from './support/clientOperations.ts';
import { MeasuredProcess } from './support/measuredProcess.ts';
import { people } from './support/people.ts';

/** The longest time without answers, in milliseconds. */
const LONGEST_MS = 50;
const TRIES = 3;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const RIDE = storedRequirement();

/** First names of three letters, each once. */
const firstNames = Array.from({ length: ROSTER_MAX_ROWS }, (_, index) =>
  [index, index / 26, index / 676].map((place) => LETTERS.charAt(Math.floor(place) % 26)).join(''),
);
type Row = Readonly<Record<string, unknown>>;
const rowsOf = (rowOf: (firstName: string, index: number) => Row): Row[] =>
  firstNames.map((firstName, index) => ({ lastName: 'Smith', firstName, ...rowOf(firstName, index) }));
const SAME = rowsOf(() => ({ middleName: 'Lee', rank: 'SGT', acftScore: '480', ets: '2030-01-05' }));
const INITIALS = rowsOf((firstName) => ({ firstName: firstName.slice(0, 1), middleName: firstName, rank: 'SGT' }));
const STRANGERS = rowsOf((firstName) => ({ middleName: firstName, rank: 'SGT', section: 'ALPHA' }));
const EVENTS = SAME.map(({ firstName, middleName, lastName }) => ({
  firstName,
  middleName,
  lastName,
  event: { requirement: 'Check ride', doneOn: '2026-01-05' },
}));

const folder = await temporaryFolder();
const data = join(folder.path, 'data');
const cookie = await seeded();
const server = await MeasuredProcess.start(new URL('../../server/main.ts', import.meta.url), {
  logFile: join(folder.path, 'log'),
  env: { DATA_DIR: data, NODE_ENV: 'development' },
});
try {
  await main();
} finally {
  await server.stop();
  await folder.remove();
}

async function main(): Promise<void> {
  console.log(`${circumstances()}\n`);
  const client = new ApiClient(server.address);
  client.cookie = cookie;
  const queries = await clientOperations(OperationTypeNode.QUERY);
  const mutations = await clientOperations(OperationTypeNode.MUTATION);
  const textOf = (name: string) => queries.get(name) ?? mutations.get(name) ?? '';
  const compare = (rows: Row[]) => () => client.execute(textOf('CompareRoster'), { roster: { rows } });
  const take = (rows: Row[], dryRun: boolean) => () =>
    client.execute(textOf('ImportSoldiers'), { input: { rows, dryRun } });
  const asks: Readonly<Record<string, () => Promise<unknown>>> = {
    'nothing is asked': () => new Promise((resolve) => setTimeout(resolve, 500)),
    'compare, by whole names': compare(SAME),
    'compare, by initials': compare(INITIALS),
    'compare, new people of these names': compare(STRANGERS),
    'dry run, by whole names': take(SAME, true),
    'dry run, by initials': take(INITIALS, true),
    'dry run, new people of these names': take(STRANGERS, true),
    'dry run of events': take(EVENTS, true),
    'namesakes of one': () =>
      client.execute(textOf('Namesakes'), { firstName: 'A', middleName: 'Lee', lastName: 'Smith' }),
    'search for one': () => client.execute(textOf('FindPeople'), { text: 'spc smi', recent: [] }),
    'take in events': take(EVENTS, false),
    'take in, by whole names': take(SAME, false),
  };
  let isFine = true;
  for (const [what, ask] of Object.entries(asks)) {
    for (let round = 0; round < TRIES; round++) {
      await server.longestStall();
      const begin = performance.now();
      await ask();
      const took = performance.now() - begin;
      const stall = await server.longestStall();
      isFine &&= stall.worked <= LONGEST_MS;
      const [worked, passed, all] = [stall.worked, stall.passed, took].map((milliseconds) => milliseconds.toFixed(0));
      console.log(`${what}: longest stretch of work ${worked} ms, which took ${passed} ms, of ${all} ms`);
    }
  }
  console.log(`\nLoad average ${loadAverage()}`);
  if (!isFine) {
    console.log(`One request kept others waiting for more than ${LONGEST_MS} ms.`);
    process.exitCode = 1;
  }
}

/**
 * Fills the store.
 * @returns a staff member's cookie
 */
async function seeded(): Promise<string> {
  const store = await openPrivateStore(data);
  await connectStore(store.uri, MODELS);
  const now = new Date();
  const everybody = people(ROSTER_MAX_ROWS, unitDayAt(now)).map((record, index) => {
    const names = { firstName: firstNames[index] ?? '', middleName: 'Lee', lastName: 'Smith' };
    return { ...record, ...names, ...(index === 0 && { isStaff: true, userId: 'account' }) };
  });
  await SoldierModel.insertMany(everybody, { lean: true });
  await UnitModel.create({
    ...NEW_UNIT,
    _id: 'current',
    policies: [],
    requirements: [RIDE],
    hasRequirements: true,
  });
  const { token } = await startSession('account', now, { showedSecondFactor: true });
  await disconnectStore();
  await store.close();
  return `session=${token}`;
}
