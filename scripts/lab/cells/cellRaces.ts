import { setTimeout as wait } from 'node:timers/promises';
import { OperationTypeNode } from 'graphql';
import type { CellSave } from '../../../client/screens/roster/edit/cells.ts';
import type { RosterPerson } from '../../../client/screens/roster/rosterPerson.ts';
import { counted } from '../../../domain/words.ts';
import { ApiClient } from '../../apiClient.ts';
import { RunningServer, temporaryFolder } from '../../runningServer.ts';
import { freePort } from '../faults/freePort.ts';
import { StoreProcess } from '../faults/storeProcess.ts';
import { clientOperations } from '../support/clientOperations.ts';
import { SeededRandom } from '../support/seededRandom.ts';
import { CellEditor, type Operations, textOf } from './cellEditor.ts';

const PASSWORD = 'seven red radios';
/** Both commit within so many milliseconds. */
const WITHIN_MS = 12;
/** The cell that both have open, and the one beside it, which one of them may save first. */
const CELL = 'm4Qual';
const BESIDE = 'acftScore';

/** Two people who have the same soldier's cell open, on the same server or on two. */
type Race = { readonly editors: readonly [CellEditor, CellEditor]; readonly id: string; readonly random: SeededRandom };

/**
 * Runs the tries.
 * @returns how many there were
 * @throws Error when an acknowledged value was overwritten without a conflict, or nothing was saved.
 */
export async function cellRaces(servers: number, tries: number, seed: number): Promise<string> {
  const folder = await temporaryFolder();
  const port = await freePort();
  const store = await StoreProcess.start(folder.path, port);
  const running: RunningServer[] = [];
  try {
    for (let count = 0; count < servers; count += 1) {
      running.push(await RunningServer.start(folder.path, [], { MONGODB_URI: `mongodb://127.0.0.1:${port}/tracker` }));
    }
    const race = await prepare(running, new SeededRandom(seed));
    let conflicts = 0;
    for (let count = 1; count <= tries; count += 1) {
      try {
        conflicts += await tryOnce(race);
      } catch (error) {
        throw new Error(`Try ${count} of ${tries} on ${counted(servers, 'server')}`, { cause: error });
      }
    }
    return `${tries} tries on ${counted(servers, 'server')}: ${conflicts} conflicts, each shown to the second, and nothing overwritten without one`;
  } finally {
    for (const server of running) await server.stop('SIGKILL');
    await store.stop();
    await folder.remove();
  }
}

/**
 * Both commit. Then the second keeps the other's value, or saves over it while the first types on.
 * @returns how many conflicts that made
 */
async function tryOnce(race: Race): Promise<number> {
  const { editors, id, random } = race;
  const [one, other] = editors;
  const before = await one.open(id);
  const [first, second, third] = valuesBut(textOf(before, CELL), random);
  const opened = await Promise.all(editors.map((editor) => editor.open(id)));
  const [openedByOne = before, openedByOther = before] = opened;

  // The answer brings the record's newest version, which may include what the other has saved by then.
  const saving = random.pick([one, other, null]);
  const beside = String(random.below(601));
  const commit = (editor: CellEditor, person: RosterPerson, value: string) =>
    atSomeMoment(random, async () => {
      if (editor === saving) await editor.commit(person, BESIDE, beside);
      return editor.commit(person, CELL, value);
    });
  const saves = await Promise.all([commit(one, openedByOne, first), commit(other, openedByOther, second)]);
  const loser = await check(race, saves);
  const [winning, losing] = loser === 0 ? [other, one] : [one, other];
  const losersPerson = loser === 0 ? openedByOne : openedByOther;
  if (random.chance(0.5)) {
    losing.keepTheirs(losersPerson, CELL);
    return 1;
  }
  if (random.chance(0.5)) {
    await check(race, [await losing.keepMine(losersPerson, CELL)]);
    return 1;
  }
  const winners = await winning.open(id);
  const again = await Promise.all([
    atSomeMoment(random, () => losing.keepMine(losersPerson, CELL)),
    atSomeMoment(random, () => winning.commit(winners, CELL, third)),
  ]);
  const next = await check(race, again);
  [losing, winning][next]?.keepTheirs(losersPerson, CELL);
  return 2;
}

/**
 * Checks that one value was saved and is stored, and that each other value is a conflict that shows it.
 * @returns which one was refused
 * @throws Error when that is not so.
 */
async function check({ editors: [reader], id }: Race, saves: readonly CellSave[]): Promise<number> {
  const told = saves.map(({ text, state, problem }) => `${text} ${state} ${problem ?? ''}`).join('; ');
  const stored = textOf(await reader.open(id), CELL);
  const saved = saves.filter(({ state }) => state === 'saved');
  if (saved.length > 1) throw new Error(`OVERWRITTEN without a conflict: ${told}; ${stored} is stored.`);
  if (saved[0]?.text !== stored) throw new Error(`What was acknowledged is not stored: ${told}; ${stored} is stored.`);
  for (const { theirs, state } of saves) {
    if (state === 'refused' && (theirs === null || textOf(theirs, CELL) !== stored))
      throw new Error(`A conflict does not show what is stored: ${told}; ${stored} is stored.`);
  }
  return saves.findIndex(({ state }) => state === 'refused');
}

async function atSomeMoment<Result>(random: SeededRandom, act: () => Promise<Result>): Promise<Result> {
  await wait(random.below(WITHIN_MS));
  return act();
}

/** Three scores that differ from each other and from the stored one. */
function valuesBut(there: string, random: SeededRandom): readonly [string, string, string] {
  const from = random.below(150);
  const [first = '', second = '', third = ''] = [0, 1, 2, 3]
    .map((step) => String(from + 150 * step))
    .filter((value) => value !== there);
  return [first, second, third];
}

/** Registers two staff members, each on a server, and a soldier whose record they edit. */
async function prepare(servers: readonly RunningServer[], random: SeededRandom): Promise<Race> {
  const [here, there = here] = servers;
  if (!here || !there) throw new Error('No server runs.');
  const operations: Operations = new Map([
    ...(await clientOperations(OperationTypeNode.QUERY)),
    ...(await clientOperations(OperationTypeNode.MUTATION)),
  ]);
  const join = async ({ url }: RunningServer, email: string, fields: object): Promise<[ApiClient, string]> => {
    const client = new ApiClient(url);
    // Only the first server has one: later servers find a store with logins.
    await client.register(email, PASSWORD, here.joinCode);
    return [client, await client.createSoldier({ ...fields })];
  };
  const [staff] = await join(here, 'staff@unit.example', { section: 'BN_STAFF', team: 'HQ', role: 'BN_FSO' });
  const [colleague, colleagueId] = await join(there, 'colleague@unit.example', {});
  await staff.execute('mutation ($id: ID!) { grantAdmin(soldierId: $id) { id } }', { id: colleagueId });
  const [, id] = await join(here, 'soldier@unit.example', { [CELL]: 1, [BESIDE]: 1 });
  return {
    editors: [
      new CellEditor(staff, operations, 'staff', random),
      new CellEditor(colleague, operations, 'colleague', random),
    ],
    id,
    random,
  };
}
