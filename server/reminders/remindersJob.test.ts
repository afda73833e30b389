import mongoose from 'mongoose';
import { DAY_MS } from '../../domain/constants.ts';
import { toStoredDate } from '../../domain/localDate.ts';
import { localDateAt } from '../../domain/timeZone.ts';
import { AccountModel } from '../identity/account.model.ts';
import { noteRefusedAddress } from '../identity/email/refusedAddress.ts';
import { Links } from '../identity/mailedLink/links.ts';
import type { Mail } from '../mail/mail.ts';
import { MAIL_DATA } from '../mail/mailQueue.ts';
import { MailWorker } from '../mail/mailWorker.ts';
import { QueuedMailModel } from '../mail/queuedMail.model.ts';
import { type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';
import { LEASE_MS, Scheduler } from '../scheduler/scheduler.ts';
import { makeSoldier, signInNewcomer } from '../testing/factories.ts';
import { LogLines } from '../testing/logLines.ts';
import { dueOnDay, makeRemindedUnit, RIDE, soonFrom } from '../testing/remindedUnit.ts';
import { TestApi } from '../testing/testApi.ts';
import { sendDue } from '../testing/testMail.ts';
import { UnitModel } from '../unit/unit.model.ts';
import { ReminderModel } from './reminder.model.ts';
import { reminderMails } from './reminderMails.ts';
import { remindersJob } from './remindersJob.ts';

const api = TestApi.forThisFile();
LogLines.forThisFile();

const links = new Links(() => new URL('http://tracker.test'), []);
/** A Sunday at the hour of reminders, so that the next day is a Monday. */
const SUNDAY = '2026-11-15T06:00';
const at = (clock: string): void => {
  api.now = new Date(clock);
};
beforeEach(() => at(SUNDAY));

type Sent = Mail & { id: string; at: string };
let sent: Sent[] = [];
/** The mail server's answers to addresses that it refuses. */
const refusing = new Map<string, string>();
beforeEach(() => {
  sent = [];
  refusing.clear();
});

/** A server with its scheduler and its mail worker. */
function server(mailsAreSent = true) {
  const mailer = {
    description: '',
    send: async (mail: Mail, id: string) => {
      const response = refusing.get(mail.to);
      if (response !== undefined) throw Object.assign(new Error('Refused'), { response, command: 'RCPT TO' });
      sent.push({ ...mail, id, at: api.now.toISOString() });
    },
    rehearse: async () => undefined,
  };
  const clock = (): Date => api.now;
  const scheduler = new Scheduler([remindersJob({ links, mailsAreSent })], clock);
  const makers = reminderMails(links);
  const worker = new MailWorker({ mailer, makers, unitName: async () => null, noteRefusal: noteRefusedAddress, clock });
  return { look: () => scheduler.look(), send: () => sendDue(worker) };
}

/** A unit whose server has already looked at the clock. */
async function begun(given: Parameters<typeof makeRemindedUnit>[0] = {}) {
  await makeRemindedUnit(given);
  const one = server();
  await one.look();
  return {
    ...one,
    /** The mails that go out by a moment, by recipient. */
    mailsAt: async (clock: string): Promise<Record<string, string>> => {
      sent = [];
      at(clock);
      await one.look();
      await one.send();
      return Object.fromEntries(sent.map(({ to, text }) => [to.split('@')[0] ?? '', firstLine(text)]));
    },
  };
}

const firstLine = (text: string): string => text.split('\n')[0] ?? '';

/** Somebody with a login, whose address contains the name. */
async function somebody(name: string, given: Partial<Soldier> = {}) {
  const { accountId } = await signInNewcomer(api);
  await AccountModel.updateOne({ _id: accountId }, { $set: { email: `${name}@unit.example` } });
  const soldier = await makeSoldier({ _id: name, userId: accountId, lastName: 'Secret-name', ...given });
  return { accountId, soldier };
}

const CURRENT = [dueOnDay('2027-11-01')];
const OVERDUE = [dueOnDay('2026-11-01')];
const ONE_OVERDUE = 'Your requirements: 1 not current.';
const oneSoon = (by: string): string => `Your requirements: 1 due by ${by}.`;
const oneNew = (by: string): string => `1 of your requirements is now due soon, by ${by}.`;

it('people are told on Monday what they have to act upon, and on the day on which something becomes due soon', async () => {
  const { mailsAt } = await begun();
  await somebody('current', { dues: CURRENT });
  await somebody('overdue', { dues: OVERDUE });
  await somebody('never');
  await somebody('soon', { dues: [dueOnDay('2026-12-01')] });
  await somebody('wednesday', { dues: [dueOnDay('2026-12-18')] });
  expect(soonFrom('2026-12-18')).toBe('2026-11-18');
  expect(await mailsAt('2026-11-16T05:59')).toEqual({});
  expect(await mailsAt('2026-11-16T06:00')).toEqual({
    overdue: ONE_OVERDUE,
    never: ONE_OVERDUE,
    soon: oneSoon('01 DEC'),
  });
  expect(await mailsAt('2026-11-17T06:00')).toEqual({});
  expect(await mailsAt('2026-11-18T06:00')).toEqual({ wednesday: oneNew('18 DEC') });
  expect(await mailsAt('2026-11-19T06:00')).toEqual({});
  expect(await mailsAt('2026-11-23T06:00')).toEqual({
    overdue: ONE_OVERDUE,
    never: ONE_OVERDUE,
    soon: oneSoon('01 DEC'),
    wednesday: oneSoon('18 DEC'),
  });
});

it('leaders are told how many, by one mail with their own', async () => {
  const { mailsAt } = await begun();
  await somebody('fso', { role: 'BN_FSO', section: 'BN_STAFF', isStaff: true, dues: CURRENT });
  await somebody('alpha', { role: 'CO_FSO', section: 'ALPHA', isStaff: true, dues: OVERDUE });
  await somebody('bravo', { role: 'CO_FSNCO', section: 'BRAVO', isStaff: true, dues: CURRENT });
  await somebody('claims', { role: 'CO_FSO', section: 'ALPHA', awaitsStaffApproval: true, dues: CURRENT });
  await makeSoldier({ section: 'BRAVO', dues: [dueOnDay('2026-12-18')] });
  expect(await mailsAt('2026-11-16T06:00')).toEqual({
    fso: 'People in the unit: 1 not current.',
    alpha: ONE_OVERDUE,
  });
  const text = sent.find(({ to }) => to.startsWith('alpha'))?.text;
  expect(text).toBe(
    [
      ...[ONE_OVERDUE, 'http://tracker.test/user-info/alpha', 'People in ALPHA: 1 not current.'],
      ...['http://tracker.test/admin/due?section=ALPHA', 'Choose how often you get this email:'],
      'http://tracker.test/account\n',
    ].join('\n\n'),
  );
  expect(await mailsAt('2026-11-18T06:00')).toEqual({
    fso: 'In the unit, 1 person has a requirement that is now due soon, by 18 DEC.',
    bravo: 'In BRAVO, 1 person has a requirement that is now due soon, by 18 DEC.',
  });
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Fire Support Tracker: 1 due by 18 DEC in the unit',
    'Fire Support Tracker: 1 due by 18 DEC in BRAVO',
  ]);
});

it('no mail holds a name, or that of a requirement, and what is medical counts with the rest', async () => {
  const { mailsAt } = await begun({
    requirements: [RIDE, { ...RIDE, id: 'dental', name: 'Secret dental', medical: true }],
  });
  await somebody('sam', { role: 'BN_FSO', isStaff: true, dues: OVERDUE });
  expect(await mailsAt('2026-11-16T06:00')).toEqual({
    sam: 'Your requirements: 2 not current.',
  });
  expect(JSON.stringify(sent)).not.toContain('Secret');
  expect(JSON.stringify([await QueuedMailModel.find().lean(), await ReminderModel.find().lean()])).not.toContain(
    'Secret',
  );
});

it.each<[string, Partial<Soldier>]>([
  ['has left the unit', { departure: { lastDay: toStoredDate('2026-11-15'), reason: 'PCS', byId: 'boss' } }],
  ['is expected', { arrivesOn: toStoredDate('2026-11-17') }],
  ['has a login that staff disabled', { loginDisabled: true }],
])('nobody is told who %s, and leaders hear nothing of those who are not there', async (_who, given) => {
  const { mailsAt } = await begun();
  await somebody('sam', { dues: OVERDUE, ...given });
  await somebody('boss', { role: 'BN_FSO', isStaff: true, dues: CURRENT });
  const mails = await mailsAt('2026-11-16T06:00');
  expect(mails).not.toHaveProperty('sam');
  expect(Object.keys(mails)).toEqual(given.loginDisabled ? ['boss'] : []);
});

it('a record without a login is told of to leaders alone', async () => {
  const { mailsAt } = await begun();
  await makeSoldier({ dues: OVERDUE });
  await somebody('boss', { role: 'BN_FSO', isStaff: true, dues: CURRENT });
  expect(Object.keys(await mailsAt('2026-11-16T06:00'))).toEqual(['boss']);
});

it('everybody at the pace that they chose', async () => {
  const { mailsAt } = await begun();
  for (const pace of ['DAILY', 'WEEKLY', 'NEVER'] as const) {
    const { accountId } = await somebody(pace.toLowerCase(), { dues: [dueOnDay('2026-12-18')] });
    await AccountModel.updateOne({ _id: accountId }, { $set: { reminderPace: pace } });
  }
  expect(Object.keys(await mailsAt('2026-11-16T06:00'))).toEqual([]);
  expect(Object.keys(await mailsAt('2026-11-18T06:00'))).toEqual(['daily']);
  expect(Object.keys(await mailsAt('2026-11-23T06:00')).sort()).toEqual(['daily', 'weekly']);
  const weekly = await ReminderModel.findOne({
    accountId: (await SoldierModel.findById('weekly').lean())?.userId ?? '',
  });
  // Something that waited for the weekly day is mentioned for the first time then.
  expect(weekly).toMatchObject({ own: { notCurrent: 0, dueSoon: 1, toDo: 0, crossed: 1 } });
});

it("the day and the hour are the unit's", async () => {
  const { mailsAt } = await begun({ reminderTimes: { weekday: 'THURSDAY', hour: 14 } });
  await somebody('sam', { dues: OVERDUE });
  expect(await mailsAt('2026-11-16T15:00')).toEqual({});
  expect(await mailsAt('2026-11-19T13:59')).toEqual({});
  expect(await mailsAt('2026-11-19T14:00')).toEqual({ sam: ONE_OVERDUE });
});

/* Monday's numbers go out on the 16th and 23rd. What becomes due soon on Wednesday the 18th goes out then. */
it.each([
  ['Asia/Seoul', 'America/Chicago'],
  ['America/Chicago', 'Asia/Seoul'],
  ['Pacific/Kiritimati', 'Pacific/Pago_Pago'],
  ['Pacific/Pago_Pago', 'Pacific/Kiritimati'],
])('a time zone that changes from %s to %s tells nothing twice and skips no day', async (before, after) => {
  for (const changedAt of ['2026-11-15T20:30Z', '2026-11-16T02:30Z', '2026-11-16T18:30Z', '2026-11-18T03:30Z']) {
    const { connection } = mongoose;
    await Promise.all(Object.values(connection.collections).map((collection) => collection.deleteMany({})));
    await connection.collection('jobs').deleteMany({});
    at('2026-11-14T00:10Z');
    const { look, send } = await begun({ chosenTimeZone: before });
    await somebody('overdue', { dues: OVERDUE });
    await somebody('wednesday', { dues: [dueOnDay('2026-12-18')] });
    sent = [];
    let zone = before;
    const told: string[] = [];
    for (let hours = 0; hours < 11 * 24; hours += 1) {
      api.pass(DAY_MS / 24);
      if (zone === before && api.now >= new Date(changedAt)) {
        zone = after;
        await UnitModel.updateOne({}, { $set: { chosenTimeZone: after }, $inc: { version: 1 } });
      }
      sent = [];
      await look();
      if ((await QueuedMailModel.countDocuments()) > 0) await send();
      told.push(...sent.map(({ to }) => `${to.split('@')[0] ?? ''} ${localDateAt(api.now, zone)}`));
    }
    expect(told.sort()).toEqual([
      ...['overdue 2026-11-16', 'overdue 2026-11-23'],
      ...['wednesday 2026-11-18', 'wednesday 2026-11-23'],
    ]);
  }
});

describe('what was missed', () => {
  it('is told by the next run: the weekly numbers once, and what became due soon meanwhile', async () => {
    const { mailsAt } = await begun();
    await somebody('overdue', { dues: OVERDUE });
    await somebody('tuesday', { dues: [dueOnDay('2026-12-17')] });
    expect(await mailsAt('2026-11-19T10:00')).toEqual({ overdue: ONE_OVERDUE, tuesday: oneSoon('17 DEC') });
    expect(await mailsAt('2026-11-20T06:00')).toEqual({});
  });

  it('is told once by a run that is cut off and finished on another day', async () => {
    const { mailsAt } = await begun();
    await somebody('sam', { dues: OVERDUE });
    await somebody('alex', { dues: OVERDUE });
    expect(Object.keys(await mailsAt('2026-11-17T10:00')).sort()).toEqual(['alex', 'sam']);
    // As after a crash before the run was noted.
    await mongoose.connection.collection('jobs').updateOne({}, { $set: { doneDay: '2026-11-15' } });
    await ReminderModel.deleteOne({ accountId: (await SoldierModel.findById('alex').lean())?.userId ?? '' });
    const other = server();
    sent = [];
    at('2026-11-18T06:00');
    await other.look();
    await other.send();
    expect(sent.map(({ to }) => to)).toEqual(['alex@unit.example']);
  });
});

describe('the day by which something is due is not told', () => {
  it('when it is over, within the days of grace', async () => {
    const { mailsAt } = await begun({ requirements: [{ ...RIDE, graceDays: 30 }] });
    await somebody('today', { dues: [dueOnDay('2026-11-16')] });
    await somebody('late', { dues: [dueOnDay('2026-11-15')] });
    expect(await mailsAt('2026-11-16T06:00')).toEqual({
      today: oneSoon('16 NOV'),
      late: 'Your requirements: 1 due soon.',
    });
  });

  it.each([
    ['that was stored without it', { $unset: { 'own.dueBy': '' } }],
    ['that a later run makes when it is over', { $set: { 'own.dueBy': '2026-11-16' } }],
  ])('in a mail %s', async (_which, update) => {
    const { mailsAt } = await begun();
    await somebody('sam', { dues: [dueOnDay('2026-12-01')] });
    await mailsAt('2026-11-16T06:00');
    // As after a crash before the mail was queued.
    await ReminderModel.updateOne({}, { mail: 'CLAIMED' });
    await ReminderModel.updateOne({}, update);
    expect(await mailsAt('2026-11-17T06:00')).toEqual({ sam: 'Your requirements: 1 due soon.' });
  });
});

describe('what is due soon is told once', () => {
  const soon = { dues: [dueOnDay('2026-12-16')] };
  /** A unit in which somebody was reminded on Monday. */
  async function told() {
    const unit = await begun();
    await somebody('sam', soon);
    expect(await unit.mailsAt('2026-11-16T06:00')).toEqual({ sam: oneSoon('16 DEC') });
    return unit;
  }
  const correct = (day: string) => SoldierModel.updateOne({ _id: 'sam' }, { $set: { dues: [dueOnDay(day)] } });

  it('and not again after a correction that leaves the due day', async () => {
    const { mailsAt } = await told();
    await correct('2026-12-16');
    expect(await mailsAt('2026-11-17T06:00')).toEqual({});
  });

  it('again for another due day', async () => {
    const { mailsAt } = await told();
    await correct('2026-12-10');
    expect(await mailsAt('2026-11-17T06:00')).toEqual({ sam: oneNew('10 DEC') });
  });

  it('again with another lead', async () => {
    const { mailsAt } = await told();
    await UnitModel.updateOne({}, { $set: { requirements: [{ ...RIDE, leadDays: 45 }] } });
    expect(await mailsAt('2026-11-17T06:00')).toEqual({ sam: oneNew('16 DEC') });
  });

  it('to each who is told of it', async () => {
    const { mailsAt } = await told();
    await somebody('boss', { role: 'BN_FSO', isStaff: true, dues: CURRENT });
    expect(await mailsAt('2026-11-17T06:00')).toEqual({
      boss: 'In the unit, 1 person has a requirement that is now due soon, by 16 DEC.',
    });
  });

  it('not while it is retired, or they are excused', async () => {
    const { mailsAt } = await begun();
    await somebody('sam', { ...soon, excuses: [{ requirementId: RIDE.id, until: toStoredDate('2026-11-18') }] });
    expect(await mailsAt('2026-11-18T06:00')).toEqual({});
    expect(await mailsAt('2026-11-19T06:00')).toEqual({ sam: oneNew('16 DEC') });
    await UnitModel.updateOne({}, { $set: { requirements: [{ ...RIDE, leadDays: 45, retiredOn: '2026-11-20' }] } });
    expect(await mailsAt('2026-11-20T06:00')).toEqual({});
  });
});

describe('without a mail server', () => {
  it('reminders are made and nothing is queued', async () => {
    await makeRemindedUnit();
    await somebody('sam', { dues: OVERDUE });
    const { look } = server(false);
    await look();
    at('2026-11-16T06:00');
    await look();
    expect(await ReminderModel.find().lean()).toMatchObject([{ mail: 'NONE', own: { notCurrent: 1 } }]);
    expect(await QueuedMailModel.countDocuments()).toBe(0);
  });
});

it('the weekly numbers are told once, also by a server that was held up on the weekly day, after another has caught that up', async () => {
  await begun();
  await somebody('overdue', { dues: OVERDUE });
  const { run } = remindersJob({ links, mailsAreSent: true });
  for (const day of ['2026-11-17', '2026-11-16']) {
    await run({ day, since: '2026-11-15', now: new Date(`${day}T06:00`) });
  }
  expect(await ReminderModel.countDocuments({ weekly: true })).toBe(1);
});

it('a unit without requirements tells nobody anything', async () => {
  const { mailsAt } = await begun({ requirements: [], hasRequirements: false });
  await somebody('sam');
  expect(await mailsAt('2026-11-16T06:00')).toEqual({});
  expect(await ReminderModel.countDocuments()).toBe(0);
});

it('a login that goes away takes along a mail that waits', async () => {
  const { look } = await begun();
  const { accountId } = await somebody('sam', { dues: OVERDUE });
  at('2026-11-16T06:00');
  await look();
  expect(await QueuedMailModel.countDocuments()).toBe(1);
  await MAIL_DATA.goes.withLogin?.({ accountId, email: null });
  expect(await QueuedMailModel.countDocuments()).toBe(0);
});

it('a mail that waits while no server runs for days is sent when one does', async () => {
  const { look, send } = await begun();
  await somebody('sam', { dues: OVERDUE });
  at('2026-11-16T06:00');
  await look();
  at('2026-11-22T06:00');
  await send();
  expect(sent.map(({ to }) => to)).toEqual(['sam@unit.example']);
});

describe('a mail that waits', () => {
  /** A unit in which the mail server has put off somebody's reminder. */
  async function waiting() {
    const unit = await begun();
    const { accountId } = await somebody('sam', { dues: OVERDUE });
    refusing.set('sam@unit.example', '451 4.7.1 Try again later');
    expect(await unit.mailsAt('2026-11-16T06:00')).toEqual({});
    refusing.clear();
    at('2026-11-16T07:00');
    return { ...unit, accountId };
  }

  it("goes to the login's address of the moment at which it is sent, under the same Message-ID", async () => {
    const { accountId, send } = await waiting();
    const [queued] = await QueuedMailModel.find().lean();
    await AccountModel.updateOne({ _id: accountId }, { $set: { email: 'new@unit.example' } });
    await send();
    expect(sent.map(({ to, id }) => [to, id])).toEqual([['new@unit.example', queued?._id]]);
  });

  it('is kept with the address that refused it, where it is given up', async () => {
    const { accountId, send } = await waiting();
    await AccountModel.updateOne({ _id: accountId }, { $set: { email: 'new@unit.example' } });
    refusing.set('new@unit.example', '550 5.1.1 No such user');
    await send();
    expect(await QueuedMailModel.find().lean()).toMatchObject([{ to: 'new@unit.example', undeliverableAt: api.now }]);
    expect(await AccountModel.findById(accountId).lean()).toMatchObject({ mailRefusedAt: api.now });
  });

  it.each<[string, object]>([
    ['chose never to be told', { reminderPace: 'NEVER' }],
    ['has a mailbox that refused another mail', { mailRefusedAt: new Date('2026-11-16T06:30') }],
  ])('is not sent to a person who %s meanwhile, and is known for such', async (_who, given) => {
    const { accountId, send } = await waiting();
    await AccountModel.updateOne({ _id: accountId }, { $set: given });
    await send();
    expect([sent, await QueuedMailModel.countDocuments()]).toEqual([[], 0]);
    expect(await ReminderModel.find().lean()).toMatchObject([{ mail: 'NONE' }]);
  });

  it('is not sent where its login has gone', async () => {
    const { accountId, send } = await waiting();
    await AccountModel.deleteOne({ _id: accountId });
    await send();
    expect([sent, await QueuedMailModel.countDocuments()]).toEqual([[], 0]);
  });
});

it('a mailbox that refused a mail for good gets no further one until its owner confirms the address', async () => {
  const { mailsAt } = await begun();
  const { accountId } = await somebody('sam', { dues: OVERDUE });
  refusing.set('sam@unit.example', '550 5.1.1 No such user');
  expect(await mailsAt('2026-11-16T06:00')).toEqual({});
  refusing.clear();
  expect(await mailsAt('2026-11-23T06:00')).toEqual({});
  expect(await ReminderModel.find().sort({ at: 1 }).lean()).toMatchObject([
    { mail: 'UNDELIVERABLE', own: { notCurrent: 1 } },
    { mail: 'NONE', own: { notCurrent: 1 } },
  ]);
  await AccountModel.updateOne({ _id: accountId }, { $unset: { mailRefusedAt: '' } });
  expect(await mailsAt('2026-11-30T06:00')).toEqual({ sam: ONE_OVERDUE });
});

it('a mail that could not be delivered is known for such when the queue has forgotten it', async () => {
  const { look } = await begun();
  await somebody('sam', { dues: OVERDUE });
  at('2026-11-16T06:00');
  await look();
  const given = { $set: { undeliverableAt: api.now }, $unset: { dueAt: '' } };
  await QueuedMailModel.updateMany({}, given);
  at('2026-11-17T06:00');
  await look();
  await QueuedMailModel.deleteMany({});
  expect(await ReminderModel.find().lean()).toMatchObject([{ mail: 'UNDELIVERABLE' }]);
});

describe('a run', () => {
  it.each([30, 300])('takes as many database commands for %d people', async (count) => {
    const { look } = await begun();
    await somebody('boss', { role: 'BN_FSO', isStaff: true, dues: CURRENT });
    const { soldier, accountId } = await somebody('sam', { dues: OVERDUE });
    const account = await AccountModel.findById(accountId).lean();
    const names = Array.from({ length: count }, (_, index) => String(index));
    // Stored directly, without mongoose's checks, which would take most of the test's time.
    const fill = (model: typeof AccountModel | typeof SoldierModel, documents: readonly object[]) =>
      model.collection.insertMany([...documents]);
    await fill(
      AccountModel,
      names.map((name) => ({ ...account, _id: name, email: `${name}@unit.example` })),
    );
    const dues = [dueOnDay('2026-12-16')];
    await fill(
      SoldierModel,
      names.map((name) => ({ ...soldier, _id: name, userId: name, dues })),
    );
    at('2026-11-16T06:00');
    api.commands.length = 0;
    await look();
    expect(await QueuedMailModel.countDocuments()).toBe(count + 2);
    expect(api.commands.slice(0, -1)).toHaveLength(14);
  });
});

describe('a server that dies', () => {
  /** Does something in a process that dies at its n-th command: that command and all later ones never reach the store. */
  async function dyingAtCommand(n: number, work: () => Promise<void>): Promise<number> {
    let commands = 0;
    const die = (): void => {
      commands += 1;
      if (commands >= n) throw new Error('The process died.');
    };
    const client = mongoose.connection.getClient();
    client.on('commandStarted', die);
    await work();
    client.off('commandStarted', die);
    return commands;
  }

  const people = async (): Promise<void> => {
    await somebody('overdue', { dues: OVERDUE });
    await somebody('soon', { dues: [dueOnDay('2026-12-16')] });
    await somebody('boss', { role: 'BN_FSO', isStaff: true, dues: CURRENT });
    await somebody('fine', { dues: CURRENT });
  };

  it.each([
    ['the same morning', () => api.pass(LEASE_MS)],
    ['two days later', () => api.pass(2 * DAY_MS)],
  ])('at any command, and another goes on %s: nobody is left out, and nobody is told twice', async (_when, pass) => {
    let commands = Infinity;
    for (let n = 1; ; n += 1) {
      await Promise.all(
        ['users', 'accounts', 'unit', 'jobs', 'reminders', 'mails'].map((name) =>
          mongoose.connection.collection(name).deleteMany({}),
        ),
      );
      at(SUNDAY);
      await begun();
      await people();
      sent = [];
      at('2026-11-16T06:00');
      commands = await dyingAtCommand(n, server().look);
      const other = server();
      // Meanwhile its worker, or another server's, sends what is queued.
      await other.send();
      pass();
      await other.look();
      await other.send();
      await other.look();
      const messages = new Map(sent.map(({ id, to }) => [id, to]));
      expect([n, [...messages.values()].sort()]).toEqual([
        n,
        ['boss@unit.example', 'overdue@unit.example', 'soon@unit.example'],
      ]);
      const reminders = await ReminderModel.find().lean();
      const crossings = reminders.flatMap((reminder) => reminder.crossings ?? []);
      expect(crossings).toHaveLength(2);
      expect(new Set(crossings).size).toBe(2);
      expect(reminders.map(({ mail }) => mail)).toEqual(['QUEUED', 'QUEUED', 'QUEUED']);
      if (commands < n) break;
    }
    expect(commands).toBe(14);
  });

  it('is not missed by two that go on at the same moment', async () => {
    await begun();
    await people();
    at('2026-11-16T06:00');
    const servers = [server(), server()];
    // Both believe that they have the job, as after a lease that ended too early.
    const [one, two] = servers.map(() => remindersJob({ links, mailsAreSent: true }));
    const turn = { day: '2026-11-16', since: '2026-11-15', now: api.now };
    await Promise.all([one?.run(turn), two?.run(turn)]);
    await Promise.all(servers.map(({ send }) => send()));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
    expect(await ReminderModel.countDocuments()).toBe(3);
  });
});
