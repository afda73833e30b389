/**
 * Measures how the readiness overview grows with the unit: for 30, 3,000 and 30,000 soldiers the median time of an answer over HTTP and the
 * database commands that it takes, on the embedded store. Fails when the time grows faster than the number of people, with a quarter to spare
 * for noise, or when the number of commands grows at all.
 */
import 'reflect-metadata';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import mongoose from 'mongoose';
import { addDays, type LocalDate, toStoredDate } from '../domain/localDate.ts';
import { unitPosition } from '../domain/unitPosition.ts';
import { GRADES, RANKS } from '../domain/values.ts';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { connectStore, disconnectStore } from '../server/database/connection.ts';
import { openStore } from '../server/database/openStore.ts';
import { createAccount } from '../server/identity/identity.service.ts';
import { type Soldier, SoldierModel } from '../server/soldiers/soldier.model.ts';
import { unitDay } from '../server/unitDay.ts';
import { ApiClient } from './apiClient.ts';
import { temporaryFolder } from './runningServer.ts';

const SIZES = [30, 3_000, 30_000];
const TRIES = 15;
const WARM_UP = 5;
/** Time that grows with n log n would take 12.9 times as long for 30,000 people as for 3,000. */
const NOISE = 1.25;
const STAFF = { email: 'staff@unit.example', password: 'four brown boots' };

const OVERVIEW = `{
  readinessOverview {
    gauges { title section filled capacity percent colour }
    lists { list title people { id rank lastName reason { rule value missing from whatToDo } } }
  }
}`;

interface Overview {
  readinessOverview: { lists: { people: unknown[] }[] };
}

interface Measurement {
  people: number;
  entries: number;
  /** From asking to having read the answer. */
  milliseconds: number;
  /** What the processors spent on it meanwhile, server, store and client together. */
  cpuMilliseconds: number;
  commands: number;
}

const commands: string[] = [];
const now = new Date();
const folder = await temporaryFolder();
const config = { ...readConfig({}), dataDir: folder.path };
const store = await openStore(config);
await connectStore(store.uri, { monitorCommands: true });
mongoose.connection.getClient().on('commandStarted', ({ commandName }) => commands.push(commandName));
const { server } = await createApp({ config, clientFolder: folder.path });
try {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = await signInStaff();
  const measurements: Measurement[] = [];
  for (const size of SIZES) measurements.push(await measure(client, size));
  console.table(
    measurements.map(({ people, entries, commands, ...time }) => ({
      people,
      entries,
      'median ms': Math.round(time.milliseconds),
      'median ms of processor time': Math.round(time.cpuMilliseconds),
      commands,
    })),
  );
  judge(measurements);
} finally {
  server.closeAllConnections();
  server.close();
  await disconnectStore();
  await store.close();
  await folder.remove();
}

async function signInStaff(): Promise<ApiClient> {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen.');
  const { _id: userId } = await createAccount(STAFF, now);
  await SoldierModel.create({ ...soldier(0, unitDay(now)), userId, isStaff: true });
  const client = new ApiClient(`http://127.0.0.1:${address.port}`);
  await client.signIn(STAFF.email, STAFF.password);
  return client;
}

async function measure(client: ApiClient, people: number): Promise<Measurement> {
  const before = await SoldierModel.countDocuments();
  const today = unitDay(now);
  const newcomers = Array.from({ length: people - before }, (_, index) => soldier(before + index, today));
  await SoldierModel.insertMany(newcomers);
  for (let time = 0; time < WARM_UP; time += 1) await client.execute(OVERVIEW);
  const [times, cpuTimes]: [number[], number[]] = [[], []];
  let entries = 0;
  commands.length = 0;
  for (let time = 0; time < TRIES; time += 1) {
    const [start, cpuBefore] = [performance.now(), process.cpuUsage()];
    const { readinessOverview } = await client.execute<Overview>(OVERVIEW);
    times.push(performance.now() - start);
    const { user, system } = process.cpuUsage(cpuBefore);
    cpuTimes.push((user + system) / 1_000);
    entries = readinessOverview.lists.reduce((sum, list) => sum + list.people.length, 0);
  }
  return {
    people,
    entries,
    milliseconds: median(times),
    cpuMilliseconds: median(cpuTimes),
    commands: commands.length / TRIES,
  };
}

/** Different people in every respect that a list or gauge looks at, the same ones each time. */
function soldier(index: number, today: LocalDate): Soldier {
  // A different bit for each flag, and numbers that share no divisor with the others.
  const flag = (bit: number): boolean => ((index * 2_654_435_761) >>> bit) % 2 === 0;
  const daysAgo = (days: number): Date => toStoredDate(addDays(today, -days));
  const place = { section: 'ALPHA', team: 'TEAM_1', role: flag(3) ? 'FO' : 'RTO' } as const;
  return {
    _id: `soldier-${index}`,
    version: 1,
    firstName: 'Alex',
    middleName: 'Lee',
    lastName: `Morgan ${(index * 7_919) % 30_000}`,
    rank: RANKS[index % RANKS.length] ?? 'SPC',
    grade: GRADES[(index * 7) % GRADES.length] ?? 'E4',
    pebd: daysAgo((index * 37) % 3_700),
    dor: daysAgo((index * 23) % 1_300),
    ets: null,
    ...place,
    unitPosition: unitPosition(place),
    acftScore: 0,
    acftPass: flag(5),
    m4Qual: index % 41,
    dlc1Complete: flag(7),
    blcComplete: flag(9),
    dlc2Complete: flag(11),
    alcComplete: flag(13),
    dlc3Complete: flag(15),
    slcComplete: flag(17),
    jfoQualified: flag(19),
    driversLicense: flag(21),
    isStaff: false,
    awaitsStaffApproval: false,
    schools: [],
  };
}

/**
 * Sets the exit code: the time may grow as the number of people does, and the number of commands not at all. Judged by the processor time,
 * which does not grow with what else the machine does.
 */
function judge(measurements: readonly Measurement[]): void {
  for (const [index, larger] of measurements.entries()) {
    const smaller = measurements[index - 1];
    if (!smaller) continue;
    const [people, time] = [larger.people / smaller.people, larger.cpuMilliseconds / smaller.cpuMilliseconds];
    console.log(`${people} times the people: ${time.toFixed(1)} times the processor time`);
    if (time > people * NOISE || larger.commands > smaller.commands) process.exitCode = 1;
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
