import { toStoredDate } from '../../domain/localDate.ts';
import { AccountModel } from '../identity/account.model.ts';
import { QueuedMailModel } from '../mail/queuedMail.model.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { Scheduler } from '../scheduler/scheduler.ts';
import { makeSoldier, signInSoldier } from '../testing/factories.ts';
import { dueOnDay, makeRemindedUnit, RIDE } from '../testing/remindedUnit.ts';
import { type Browser, TestApi } from '../testing/testApi.ts';
import { unitHistoryOf } from '../testing/unitHistory.ts';
import { UnitModel } from '../unit/unit.model.ts';
import { ReminderModel, type StoredReminder } from './reminder.model.ts';

const api = TestApi.forThisFile();
/** A Friday. */
beforeEach(() => {
  api.now = new Date('2026-11-20T15:00');
});

const COUNTS = '{ notCurrent dueSoon toDo crossed dueBy crossedDueBy }';
const REMINDER = `{ at weekly asked state own ${COUNTS} unit ${COUNTS} section recipient { lastName } }`;
const TIMES = 'weekday hour timeZone nextAt nextWeeklyAt mailsAreSent';
const REMINDERS = `{
  reminders { ${TIMES} coming { recipient { lastName } own ${COUNTS} unit ${COUNTS} section pace } told ${REMINDER} }
}`;
const MINE = `{ myReminders { ${TIMES} pace told ${REMINDER} } }`;
const SET = 'mutation ($pace: ReminderPace!) { setReminders(pace: $pace) { pace } }';
const SEND = `mutation { sendMyReminderNow ${REMINDER} }`;
const UPDATE = `mutation ($version: Int!, $weekday: Weekday!, $hour: Int!) {
  updateReminderTimes(version: $version, weekday: $weekday, hour: $hour) { weekday hour nextAt nextWeeklyAt }
}`;

interface Counts {
  notCurrent: number;
  dueSoon: number;
  toDo: number;
  crossed: number;
  dueBy: string | null;
  crossedDueBy: string | null;
}
interface Told {
  state: string;
  asked: boolean;
  own: Counts;
  unit: Counts | null;
  recipient: { lastName: string } | null;
}
interface Answer {
  reminders: {
    coming: { recipient: { lastName: string }; pace: string; own: Counts; unit: Counts | null }[];
    told: Told[];
  };
}

/** The days where everything that is due soon is told for the first time. */
const daysOf = (day: string | null) => ({ dueBy: day, crossedDueBy: day });
const NO_DAYS = daysOf(null);

const CURRENT = { dues: [dueOnDay('2027-11-01')] };
const OVERDUE = { dues: [dueOnDay('2026-11-01')] };
const SOON = { dues: [dueOnDay('2026-12-01')] };
const boss = (given = {}) =>
  signInSoldier(api, { lastName: 'Boss', role: 'BN_FSO', section: 'BN_STAFF', isStaff: true, ...CURRENT, ...given });
const reminders = async (browser: Browser) => {
  const { data, errors } = await api.execute<Answer>(browser, REMINDERS);
  expect(errors).toEqual([]);
  return data?.reminders;
};

/** A stored reminder. */
function reminder(given: Partial<StoredReminder> & Pick<StoredReminder, '_id' | 'accountId'>): StoredReminder {
  const own = { notCurrent: 1, dueSoon: 0, toDo: 0, crossed: 0 };
  return { at: api.now, weekly: true, asked: false, own, unit: null, section: null, mail: 'QUEUED', ...given };
}

describe('the times', () => {
  it('are Monday at 06:00 until staff choose', async () => {
    const { browser } = await boss();
    expect(await reminders(browser)).toMatchObject({
      weekday: 'MONDAY',
      hour: 6,
      timeZone: 'America/Chicago',
      mailsAreSent: true,
      nextAt: new Date('2026-11-21T06:00'),
      nextWeeklyAt: new Date('2026-11-23T06:00'),
    });
  });

  it('are changed with the unit, of which the history tells it', async () => {
    await makeRemindedUnit();
    const { browser } = await boss();
    const { data } = await api.execute(browser, UPDATE, { version: 1, weekday: 'FRIDAY', hour: 16 });
    const nextAt = new Date('2026-11-20T16:00');
    expect(data).toEqual({ updateReminderTimes: { weekday: 'FRIDAY', hour: 16, nextAt, nextWeeklyAt: nextAt } });
    expect((await api.execute(browser, '{ unit { version } }')).data).toEqual({ unit: { version: 2 } });
    expect(await unitHistoryOf(api, browser)).toMatchObject([
      {
        from: null,
        by: { lastName: 'Boss' },
        changes: [{ label: 'Reminders', from: 'Monday, 06:00', to: 'Friday, 16:00' }],
      },
    ]);
  });

  it('name the day after where the hour is moved to later on a day on which people were told', async () => {
    await makeRemindedUnit();
    const { browser } = await boss();
    const job = { name: 'reminders', hour: async () => 6, run: async () => undefined };
    const scheduler = new Scheduler([job], () => api.now);
    await scheduler.look();
    const change = { version: 1, weekday: 'FRIDAY', hour: 16 };
    expect((await api.execute(browser, UPDATE, change)).data).toMatchObject({
      updateReminderTimes: { nextAt: new Date('2026-11-21T16:00'), nextWeeklyAt: new Date('2026-11-27T16:00') },
    });
    expect((await api.execute(browser, MINE)).data).toMatchObject({
      myReminders: { nextAt: new Date('2026-11-21T16:00'), nextWeeklyAt: new Date('2026-11-27T16:00') },
    });
  });

  it('are refused for a version that is outdated, with who changed it', async () => {
    await makeRemindedUnit();
    const { browser } = await boss();
    const times = { version: 1, weekday: 'FRIDAY', hour: 16 };
    await api.execute(browser, UPDATE, times);
    const { code, errors } = await api.execute(browser, UPDATE, { ...times, hour: 17 });
    expect([code, errors[0]?.extensions?.['currentVersion']]).toEqual(['CONFLICT', 2]);
    expect((await UnitModel.findOne().lean())?.reminderTimes).toEqual({ weekday: 'FRIDAY', hour: 16 });
  });

  it.each([
    [-1, 'BAD_USER_INPUT'],
    [0, null],
    [23, null],
    [24, 'BAD_USER_INPUT'],
  ])('take the hour %d: %s', async (hour, expected) => {
    await makeRemindedUnit();
    const { browser } = await boss();
    const { code, errors } = await api.execute(browser, UPDATE, { version: 1, weekday: 'MONDAY', hour });
    expect(code).toBe(expected);
    if (expected !== null)
      expect(errors[0]).toMatchObject({ message: 'The hour must be from 0 to 23.', extensions: { field: 'hour' } });
  });
});

describe('what is coming', () => {
  it('is who will be told what on the next weekly day, by position in the unit', async () => {
    await makeRemindedUnit();
    const { browser } = await boss();
    await signInSoldier(api, { lastName: 'Overdue', section: 'ALPHA', team: 'TEAM_1', role: 'FO', ...OVERDUE });
    await signInSoldier(api, { lastName: 'Current', ...CURRENT });
    // Due soon from Monday on.
    await signInSoldier(api, {
      lastName: 'Monday',
      section: 'BRAVO',
      team: 'HQ',
      role: 'CO_FSO',
      isStaff: true,
      dues: [dueOnDay('2026-12-23')],
    });
    const never = await signInSoldier(api, { lastName: 'Never', ...OVERDUE });
    await api.execute(never.browser, SET, { pace: 'NEVER' });
    expect((await reminders(browser))?.coming).toEqual([
      {
        ...{
          recipient: { lastName: 'Boss' },
          own: { notCurrent: 0, dueSoon: 0, toDo: 0, crossed: 0, ...NO_DAYS },
          section: null,
          pace: 'DAILY',
        },
        unit: { notCurrent: 2, dueSoon: 1, toDo: 0, crossed: 1, ...daysOf('2026-12-23') },
      },
      {
        ...{
          recipient: { lastName: 'Overdue' },
          own: { notCurrent: 1, dueSoon: 0, toDo: 0, crossed: 0, ...NO_DAYS },
          section: null,
          pace: 'DAILY',
        },
        unit: null,
      },
      {
        ...{
          recipient: { lastName: 'Monday' },
          own: { notCurrent: 0, dueSoon: 1, toDo: 0, crossed: 1, ...daysOf('2026-12-23') },
          pace: 'DAILY',
        },
        section: 'BRAVO',
        unit: { notCurrent: 0, dueSoon: 1, toDo: 0, crossed: 1, ...daysOf('2026-12-23') },
      },
    ]);
  });

  it('leaves out who will have left by then, and who has no login', async () => {
    await makeRemindedUnit();
    const { browser } = await boss();
    const departure = { lastDay: toStoredDate('2026-11-22'), reason: 'PCS', byId: 'boss' } as const;
    await signInSoldier(api, { lastName: 'Leaves', ...OVERDUE, departure });
    await makeSoldier({ lastName: 'Nologin', ...CURRENT });
    expect((await reminders(browser))?.coming).toEqual([]);
  });

  it('is nothing where the unit has no requirements', async () => {
    const { browser } = await boss();
    expect(await reminders(browser)).toMatchObject({ coming: [], told: [] });
  });
});

describe('what was told', () => {
  it('is shown the latest first, with what became of each mail', async () => {
    await makeRemindedUnit();
    const { browser, accountId } = await boss();
    const queued = { to: 'b@unit.example', about: 'reminder', queuedAt: api.now, uselessAt: api.now, tries: 0 };
    await QueuedMailModel.create([
      { ...queued, _id: 'waits', dueAt: api.now },
      { ...queued, _id: 'failed', undeliverableAt: api.now },
    ]);
    const mails = {
      waits: 'QUEUED',
      failed: 'QUEUED',
      sent: 'QUEUED',
      claimed: 'CLAIMED',
      none: 'NONE',
      lost: 'UNDELIVERABLE',
    } as const;
    for (const [_id, mail] of Object.entries(mails)) {
      api.pass(-60_000);
      await ReminderModel.create(reminder({ _id, accountId, mail }));
    }
    expect((await reminders(browser))?.told.map(({ state }) => state)).toEqual([
      ...['WAITING', 'UNDELIVERABLE', 'SENT', 'WAITING', 'NOT_MAILED', 'UNDELIVERABLE'],
    ]);
  });

  it('has no days in reminders that were stored without them', async () => {
    await makeRemindedUnit();
    const { browser, accountId } = await boss();
    await ReminderModel.create(reminder({ _id: 'old', accountId }));
    await ReminderModel.updateOne({}, { $unset: { 'own.dueBy': '', 'own.crossedDueBy': '' } });
    expect((await reminders(browser))?.told).toMatchObject([{ own: { notCurrent: 1, ...NO_DAYS } }]);
  });

  it('leaves out people who have left the unit', async () => {
    await makeRemindedUnit();
    const { browser } = await boss();
    const { accountId, soldier } = await signInSoldier(api, { lastName: 'Leaves', ...CURRENT });
    await ReminderModel.create(reminder({ _id: 'one', accountId }));
    expect((await reminders(browser))?.told).toMatchObject([{ recipient: { lastName: 'Leaves' } }]);
    const departure = { lastDay: toStoredDate('2026-11-19'), reason: 'PCS', byId: 'boss' } as const;
    await SoldierModel.updateOne({ _id: soldier._id }, { $set: { departure } });
    expect((await reminders(browser))?.told).toEqual([]);
  });

  it("is of oneself alone where one asks for one's own: the last ten", async () => {
    await makeRemindedUnit();
    const { browser, accountId } = await signInSoldier(api, { lastName: 'Sam' });
    await ReminderModel.create(reminder({ _id: 'other', accountId: 'somebody' }));
    for (let index = 0; index < 11; index += 1)
      await ReminderModel.create(reminder({ _id: `own ${index}`, accountId }));
    const { data } = await api.execute<{ myReminders: { told: Told[] } }>(browser, MINE);
    expect(data?.myReminders).toMatchObject({ pace: 'DAILY', weekday: 'MONDAY', hour: 6, mailsAreSent: true });
    expect(data?.myReminders.told).toHaveLength(10);
    expect(data?.myReminders.told[0]).toMatchObject({ recipient: { lastName: 'Sam' }, state: 'SENT' });
  });
});

describe('a pace', () => {
  it("is the login's own", async () => {
    const { browser, accountId } = await signInSoldier(api);
    const other = await signInSoldier(api);
    expect((await api.execute(browser, SET, { pace: 'WEEKLY' })).data).toEqual({ setReminders: { pace: 'WEEKLY' } });
    expect((await AccountModel.findById(accountId).lean())?.reminderPace).toBe('WEEKLY');
    expect((await AccountModel.findById(other.accountId).lean())?.reminderPace).toBeUndefined();
  });
});

describe('the next mail', () => {
  const NEXT = '{ myReminders { nextMail { subject text } } reminders { nextMail { subject text } } }';

  it('is told on both screens as it is sent; there is none for people who chose never', async () => {
    await makeRemindedUnit();
    const { browser } = await boss(OVERDUE);
    const { data: before } = await api.execute(browser, NEXT);
    await api.execute(browser, SEND);
    const { subject, text } = (await QueuedMailModel.findOne().lean()) ?? {};
    expect(text).toContain('People in the unit: 1 not current.');
    expect(before).toEqual({
      myReminders: { nextMail: { subject, text } },
      reminders: { nextMail: { subject, text } },
    });
    await api.execute(browser, SET, { pace: 'NEVER' });
    expect((await api.execute(browser, NEXT)).data).toEqual({
      myReminders: { nextMail: null },
      reminders: { nextMail: null },
    });
  });

  it('names no day that is over when it is sent', async () => {
    await makeRemindedUnit({ requirements: [{ ...RIDE, graceDays: 30 }] });
    const subjectFor = async (dueDay: string) => {
      const { browser } = await signInSoldier(api, { dues: [dueOnDay(dueDay)] });
      return (await api.execute(browser, '{ myReminders { nextMail { subject } } }')).data;
    };
    const subject = (text: string) => ({ myReminders: { nextMail: { subject: `Fire Support Tracker: ${text}` } } });
    // It is sent on Monday the 23rd.
    expect(await subjectFor('2026-11-22')).toEqual(subject('1 due soon'));
    expect(await subjectFor('2026-11-23')).toEqual(subject('1 due by 23 NOV'));
  });

  it('is about oneself alone without staff rights, and none if nothing will be due', async () => {
    await makeRemindedUnit();
    const mine = '{ myReminders { nextMail { text } } }';
    await makeSoldier({ lastName: 'Lee', ...OVERDUE });
    const { browser: late } = await signInSoldier(api, { role: 'BN_FSO', ...OVERDUE });
    const { browser: current } = await signInSoldier(api, CURRENT);
    expect((await api.execute(late, mine)).data).toEqual({
      myReminders: { nextMail: { text: expect.not.stringContaining('People in') } },
    });
    expect((await api.execute(current, mine)).data).toEqual({ myReminders: { nextMail: null } });
  });
});

describe('a mail that one asks for', () => {
  it('is sent at once, and what it tells for the first time counts as told', async () => {
    await makeRemindedUnit();
    const { browser, email } = await signInSoldier(api, { lastName: 'Sam', ...SOON });
    const { data } = await api.execute(browser, SEND);
    expect(data).toEqual({
      sendMyReminderNow: {
        at: api.now,
        weekly: false,
        asked: true,
        state: 'WAITING',
        recipient: { lastName: 'Sam' },
        own: { notCurrent: 0, dueSoon: 1, toDo: 0, crossed: 1, ...daysOf('2026-12-01') },
        unit: null,
        section: null,
      },
    });
    await api.settled();
    expect(api.postbox.mails).toMatchObject([
      {
        to: email,
        subject: 'Fire Support Tracker: 1 due by 01 DEC',
        text: expect.stringContaining('Your requirements: 1 due by 01 DEC.'),
      },
    ]);
    const again = await api.execute<{ sendMyReminderNow: Told }>(browser, SEND);
    expect(again.data?.sendMyReminderNow.own).toEqual({
      ...{ notCurrent: 0, dueSoon: 1, toDo: 0, crossed: 0 },
      ...{ dueBy: '2026-12-01', crossedDueBy: null },
    });
  });

  it('says that there is nothing', async () => {
    await makeRemindedUnit();
    const { browser } = await signInSoldier(api, CURRENT);
    await api.execute(browser, SEND);
    await api.settled();
    expect(api.postbox.mails[0]?.text).toContain('Nothing is due.');
  });

  it('is sent whatever pace one has chosen, and in a unit without requirements', async () => {
    const { browser } = await signInSoldier(api);
    await api.execute(browser, SET, { pace: 'NEVER' });
    expect((await api.execute(browser, SEND)).errors).toEqual([]);
  });

  it('tells leaders about their people', async () => {
    await makeRemindedUnit();
    const { browser } = await boss({ role: 'CO_FSO', section: 'ALPHA' });
    await makeSoldier({ section: 'ALPHA', ...OVERDUE });
    await makeSoldier({ section: 'BRAVO', ...OVERDUE });
    const { data } = await api.execute<{ sendMyReminderNow: Told }>(browser, SEND);
    expect(data?.sendMyReminderNow).toMatchObject({
      section: 'ALPHA',
      unit: { notCurrent: 1, dueSoon: 0, toDo: 0, crossed: 0, ...NO_DAYS },
    });
  });

  it('has the numbers of Home and Due: each person counts once, and the four groups are everybody', async () => {
    const pha = { ...RIDE, id: 'pha', name: 'PHA', medical: true };
    // One requirement does not apply yet, and another applies to nobody here.
    const requirements = [
      RIDE,
      pha,
      { ...RIDE, id: 'later', inForceFrom: '2026-11-21' },
      { ...RIDE, id: 'sergeants', grades: ['E7' as const] },
    ];
    await makeRemindedUnit({ requirements: requirements });
    const { browser } = await boss({ dues: [dueOnDay('2027-11-01'), dueOnDay('2027-11-01', 'pha')] });
    const madeOn = toStoredDate('2026-11-10');
    // Overdue with one and due soon with the other; due soon, and to do; only to do; past the ETS; and people who do not count.
    await makeSoldier({ dues: [dueOnDay('2026-11-01'), dueOnDay('2026-12-01', 'pha')] });
    await makeSoldier({ madeOn, dues: [dueOnDay('2026-12-01')] });
    await makeSoldier({ madeOn });
    await makeSoldier({ madeOn, ets: toStoredDate('2026-01-05') });
    await makeSoldier({ arrivesOn: toStoredDate('2026-11-21') });
    await makeSoldier({ departure: { lastDay: toStoredDate('2026-11-19'), reason: 'PCS', byId: 'boss' } });
    const groups = '{ notCurrent dueSoon toDo current }';
    const { data } = await api.execute<{ duePeople: object; dueOverview: { people: object; rows: object[] } }>(
      browser,
      `{ duePeople ${groups} dueOverview { people ${groups} rows { soldier { id } } } }`,
    );
    const expected = { notCurrent: 1, dueSoon: 1, toDo: 2 };
    expect(data?.duePeople).toEqual({ ...expected, current: 1 });
    expect(data?.dueOverview.people).toEqual(data?.duePeople);
    expect(data?.dueOverview.rows).toHaveLength(5);
    const { data: told } = await api.execute<{ sendMyReminderNow: Told }>(browser, SEND);
    expect(told?.sendMyReminderNow.unit).toEqual({ ...expected, crossed: 2, ...daysOf('2026-12-01') });
    await api.settled();
    expect(api.postbox.mails[0]?.text).toContain('People in the unit: 1 not current, 1 due by 01 DEC, 2 to do.');
  });

  it('is one of five in an hour', async () => {
    api.startAheadOfStore();
    const { browser } = await signInSoldier(api);
    for (let count = 0; count < 5; count += 1) expect((await api.execute(browser, SEND)).code).toBeNull();
    const { code, errors } = await api.execute(browser, SEND);
    expect([code, errors[0]?.extensions?.['retryAfterSeconds']]).toEqual(['TOO_MANY_REQUESTS', expect.any(Number)]);
    expect((await api.execute((await signInSoldier(api)).browser, SEND)).code).toBeNull();
  });

  it('is kept without a mail server, and nothing is lost', async () => {
    await makeRemindedUnit();
    api.configure({ environment: 'production' });
    const { browser } = await signInSoldier(api, OVERDUE);
    const { data } = await api.execute<{ sendMyReminderNow: Told }>(browser, SEND);
    expect(data?.sendMyReminderNow).toMatchObject({ state: 'NOT_MAILED', own: { notCurrent: 1 } });
    expect((await api.execute<{ myReminders: object }>(browser, MINE)).data?.myReminders).toMatchObject({
      mailsAreSent: false,
      told: [{ state: 'NOT_MAILED' }],
    });
    expect(await QueuedMailModel.countDocuments()).toBe(0);
  });

  it('by several requests at once tells each thing for the first time once', async () => {
    await makeRemindedUnit({ requirements: [RIDE, { ...RIDE, id: 'other' }] });
    const { browser } = await signInSoldier(api, { dues: [dueOnDay('2026-12-01'), dueOnDay('2026-12-01', 'other')] });
    const answers = await Promise.all([1, 2, 3].map(() => api.execute<{ sendMyReminderNow: Told }>(browser, SEND)));
    expect(answers.map(({ data }) => data?.sendMyReminderNow.own.crossed).sort()).toEqual([0, 0, 2]);
    await api.settled();
    expect(api.postbox.mails).toHaveLength(3);
  });
});
