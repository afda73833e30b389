import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { aRequirement } from '../../../domain/due/testing.ts';
import { addDays, addMonths, type LocalDate, toStoredDate } from '../../../domain/localDate.ts';
import { NEW_UNIT } from '../../../domain/policy/unit.ts';
import { AccountModel } from '../../../server/identity/account.model.ts';
import { QueuedMailModel } from '../../../server/mail/queuedMail.model.ts';
import { MODELS } from '../../../server/models.ts';
import { SoldierModel } from '../../../server/records/soldiers/soldier.model.ts';
import { ReminderModel } from '../../../server/reminders/reminder.model.ts';
import { disconnectStore, openConnection, prepareStore } from '../../../server/store/connection.ts';
import { makeSoldier } from '../../../server/testing/factories.ts';
import { MailServer } from '../../../server/testing/mailServer.ts';
import { UnitModel } from '../../../server/unit/unit.model.ts';
import { temporaryFolder } from '../../runningServer.ts';
import { freePort } from '../faults/freePort.ts';
import { StoreProcess } from '../faults/storeProcess.ts';
import { SeededRandom } from '../support/seededRandom.ts';
import { RemindingServers } from './remindingServers.ts';

/** The first Monday. It is ahead of the store's own clock, which the store uses to delete old documents. */
const FIRST_MONDAY: LocalDate = '2029-01-01';
const LEAD_DAYS = 30;
const REQUIREMENT = aRequirement({ leadDays: LEAD_DAYS });

/** The times of day at which the clock stops, in minutes after midnight: around the hour, and when a job's or a mail's lease ends. */
const STOPS: readonly number[] = [350, 360, 361, 364, 366, 371, 380, 780, 1410];
/** How long the servers have at each stop at most, in milliseconds: about as long as a run takes. */
const STAY_MS = 40;
/** How long everything may take to finish after a week, in milliseconds. */
const PATIENCE_MS = 30_000;

type ReceivedMail = { to: string; text: string };

interface Person {
  name: string;
  accountId: string;
  /** The day of the week, from 0, on which something of theirs becomes due soon; null for people who are overdue all the time. */
  crosses: number | null;
  /** Who they are told about besides themselves; null for nobody. */
  leads: 'ALL' | 'ALPHA' | null;
  section: 'BN_STAFF' | 'ALPHA' | 'BRAVO';
}

/**
 * Kills two servers at random through so many weeks, and checks a real mail server after each week. Everybody who had to be told was told,
 * by at most one mail a day. Every mail that came twice has the same Message-ID, address and text. Nothing was told under a second
 * Message-ID.
 * @param seed draws the same days and kills again; the moments within a run differ
 */
export async function reminderRounds(rounds: number, seed: number): Promise<string> {
  const folder = await temporaryFolder();
  const port = await freePort();
  const store = await StoreProcess.start(folder.path, port);
  const uri = `mongodb://127.0.0.1:${port}/reminders`;
  await openConnection(uri);
  await prepareStore(MODELS);
  const mailServer = await MailServer.start();
  const random = new SeededRandom(seed);
  const servers = new RemindingServers(uri, mailServer.url, random);
  try {
    const people = await makePeople();
    // Gives each job nothing to catch up with before its first run.
    servers.set(instant(addDays(FIRST_MONDAY, -1), 780));
    await servers.restart();
    await until(async () => (await jobState()) !== null);
    const mails = new Map<string, ReceivedMail>();
    let received = 0;
    for (let round = 0; round < rounds; round += 1) {
      const monday = addDays(FIRST_MONDAY, 7 * round);
      await drawWeek(people, monday, random);
      mailServer.received.length = 0;
      await liveThrough(monday, servers, random);
      await check(people, monday, mailServer, mails);
      received += mailServer.received.length;
    }
    if (servers.kills === 0) throw new Error('Nothing was killed.');
    return `${rounds} weeks, ${servers.kills} kills, ${mails.size} mails: none missing, none under a second Message-ID; ${received - mails.size} came again, with the same one`;
  } finally {
    await servers.stop();
    await mailServer.close();
    await disconnectStore();
    await store.stop();
    await folder.remove();
  }
}

async function makePeople(): Promise<Person[]> {
  await UnitModel.create({
    ...NEW_UNIT,
    _id: 'current',
    version: 1,
    policies: [],
    requirements: [REQUIREMENT],
    hasRequirements: true,
  });
  const leaders = [
    { name: 'fso', leads: 'ALL', section: 'BN_STAFF', given: { role: 'BN_FSO', isStaff: true } },
    { name: 'alpha', leads: 'ALPHA', section: 'ALPHA', given: { role: 'CO_FSO', isStaff: true } },
  ] as const;
  const others = Array.from({ length: 8 }, (_, index) => {
    const section = index % 2 === 0 ? ('ALPHA' as const) : ('BRAVO' as const);
    return { name: `soldier-${index}`, leads: null, section, given: {} };
  });
  const people: Person[] = [];
  for (const { name, leads, section, given } of [...leaders, ...others]) {
    const account = await AccountModel.create({
      email: `${name}@unit.example`,
      passwordHash: '-',
      createdAt: new Date(),
    });
    await makeSoldier({ _id: name, userId: account._id, section, ...given });
    people.push({ name, accountId: account._id, crosses: null, leads, section });
  }
  return people;
}

/** Draws what the week brings: nothing new for some, and for others the day on which something becomes due soon. */
async function drawWeek(people: Person[], monday: LocalDate, random: SeededRandom): Promise<void> {
  for (const person of people) {
    person.crosses = random.chance(0.6) ? random.below(7) : null;
    const dueOn = person.crosses === null ? addDays(monday, -1) : crossedDueDay(monday, person.crosses);
    const due = {
      id: `${person.name} ${monday}`,
      version: 1,
      requirementId: REQUIREMENT.id,
      doneOn: toStoredDate(addMonths(dueOn, -12)),
      expiresOn: null,
      forRecord: true,
      score: null,
      level: null,
      passed: null,
      note: '',
      byId: 'boss',
    };
    await SoldierModel.updateOne({ _id: person.name }, { $set: { dues: [due] } });
  }
}

function crossedDueDay(monday: LocalDate, crosses: number): LocalDate {
  return addDays(monday, crosses + LEAD_DAYS);
}

/** Lets a week pass, in which servers are killed and come back. */
async function liveThrough(monday: LocalDate, servers: RemindingServers, random: SeededRandom): Promise<void> {
  for (let day = 0; day < 7; day += 1) {
    for (const minutes of STOPS) {
      servers.set(instant(addDays(monday, day), minutes));
      await wait(random.below(STAY_MS));
      // Most kills happen while there is work to do.
      if (random.chance(minutes >= 360 && minutes <= 371 ? 0.2 : 0.02)) await servers.kill();
      if (random.chance(0.1)) await servers.restart();
    }
    // However slow the machine is: if a server lives, it finishes the day before the next one begins.
    if (servers.isAnyAlive) await goOn(addDays(monday, day), servers, () => isDone(addDays(monday, day)));
  }
  await servers.restart();
  const sunday = addDays(monday, 6);
  await goOn(sunday, servers, async () => {
    const claimed = await ReminderModel.countDocuments({ mail: 'CLAIMED' });
    return claimed === 0 && (await QueuedMailModel.countDocuments()) === 0 && (await isDone(sunday));
  });
  // A slow server may still be at a day that another has finished. It would read what the next week brings.
  await servers.rest();
}

/**
 * Lets a day's last minutes pass until something has happened. Another server takes over a mail ten minutes after its server died, and a
 * job after five.
 */
async function goOn(day: LocalDate, servers: RemindingServers, hasHappened: () => Promise<boolean>): Promise<void> {
  let minutes = STOPS.at(-1) ?? 0;
  await until(async () => {
    if (await hasHappened()) return true;
    minutes = Math.min(minutes + 1, 24 * 60 - 1);
    servers.set(instant(day, minutes));
    return false;
  });
}

/**
 * Compares what came with what had to come.
 * @param earlier the mails of earlier weeks, which may come again; this week's are added
 */
async function check(
  people: readonly Person[],
  monday: LocalDate,
  { received }: MailServer,
  earlier: Map<string, ReceivedMail>,
): Promise<void> {
  const fail = (what: string): never => {
    throw new Error(`In the week of ${monday}: ${what}.`);
  };
  const mails = new Map<string, ReceivedMail>();
  for (const { to: addresses, raw } of received) {
    // Its server died in the middle of sending, and a mail server doesn't accept such a mail.
    if (!raw.trimEnd().endsWith('--')) continue;
    const to = addresses.join();
    const id = /^Message-ID: <([^@>]+)@/m.exec(raw)?.[1] ?? fail('a mail has no Message-ID');
    // Without the date and the boundaries between its parts, which differ each time.
    const text = raw.replace(/^Date: .*$/m, '').replace(/-*_NmP[^"\r\n]*/g, '');
    const before = earlier.get(id) ?? mails.get(id);
    if (before && (before.to !== to || before.text !== text)) fail(`two mails with the Message-ID ${id} differ`);
    if (!earlier.has(id)) mails.set(id, { to, text });
  }
  const since = instant(monday, 0);
  const reminders = await ReminderModel.find({ at: { $gt: since } }).lean();
  const ids = new Set(reminders.map(({ _id }) => _id));
  for (const id of ids) if (!mails.has(id)) fail(`the mail ${id} is missing`);
  for (const [id, { to }] of mails) if (!ids.has(id)) fail(`a mail to ${to} has a second Message-ID: ${id}`);

  const told = new Map(
    reminders.flatMap(({ accountId, crossings = [] }) => crossings.map((key) => [key, accountId] as const)),
  );
  const count = reminders.reduce((sum, { crossings = [] }) => sum + crossings.length, 0);
  if (count !== told.size) fail('something was told twice');
  const expected = people.flatMap(({ name, crosses, section }) =>
    crosses === null
      ? []
      : people
          .filter((one) => one.name === name || one.leads === 'ALL' || one.leads === section)
          .map(
            ({ accountId }) =>
              [
                `${name}/${REQUIREMENT.id}/${crossedDueDay(monday, crosses)}/${LEAD_DAYS}/${accountId}`,
                accountId,
              ] as const,
          ),
  );
  for (const [key, accountId] of expected) if (told.get(key) !== accountId) fail(`${key} was not told`);
  if (told.size !== expected.length) fail('more was told than became due soon');

  for (const { name, accountId, leads } of people) {
    const own = [...mails.values()].filter(({ to }) => to === `${name}@unit.example`);
    // Each of the others is told one thing in the week: that they are overdue, or that something became due soon.
    if (leads === null && own.length !== 1) fail(`${name} got ${own.length} mails`);
    const weekly = reminders.filter((reminder) => reminder.accountId === accountId && reminder.weekly);
    if (leads === 'ALL' && people.some(({ crosses }) => crosses === null) && weekly.length !== 1) {
      fail(`${name} was told ${weekly.length} times how the unit stands`);
    }
  }
  for (const [id, mail] of mails) earlier.set(id, mail);
}

async function isDone(day: LocalDate): Promise<boolean> {
  return (await jobState())?.['doneDay'] === day;
}

function jobState() {
  return mongoose.connection.collection('jobs').findOne();
}

/** The moment so many minutes after midnight of a day, on the unit's clock. */
function instant(day: LocalDate, minutes: number): Date {
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return new Date(`${day}T${clock}:00`);
}

async function until(hasHappened: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await hasHappened())) {
    if (performance.now() > deadline) throw new Error('The week did not come to its end.');
    await wait(10);
  }
}
