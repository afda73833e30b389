import { randomUUID } from 'node:crypto';
import {
  crossingsOf,
  isReminded,
  type ReminderPace,
  type ReminderPlan,
  reminderPlan,
  USUAL_PACE,
} from '../../domain/due/reminders.ts';
import {
  nextReminders,
  type ReminderTimes,
  reminderTimesText,
  USUAL_REMINDER_TIMES,
} from '../../domain/due/reminderTimes.ts';
import { requirementsOn } from '../../domain/due/requirementsOn.ts';
import { messages } from '../../domain/errors.ts';
import { instantOf, LAST_HOUR } from '../../domain/hourOfDay.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import type { PersonalData } from '../api/personalData.ts';
import { Refusal } from '../api/refusal.ts';
import { member } from '../api/signedIn.ts';
import { AccountModel } from '../identity/account.model.ts';
import type { IdentityContext } from '../identity/identityContext.ts';
import { countReminder } from '../identity/limits/limits.ts';
import { sendsMails } from '../mail/mailer.ts';
import { QueuedMailModel } from '../mail/queuedMail.model.ts';
import { unitTimeZone } from '../operations/unitClock.ts';
import { LISTED, listedAmong } from '../readiness/lists.service.ts';
import type { ListedSoldier } from '../readiness/lists.type.ts';
import { inUnit, isInUnit, notDeparted } from '../records/soldiers/inUnit.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { lastDone } from '../scheduler/scheduler.ts';
import { IN_ONE_BATCH } from '../store/storedModel.ts';
import { change, changed, storedUnit, WITH_REQUIREMENTS } from '../unit/unit.service.ts';
import { claim, mailClaimed, mailOf, toldAmong } from './claimReminders.ts';
import { dueOn, remindedPeople } from './remindedPeople.ts';
import { ReminderMail, ReminderModel, type StoredReminder } from './reminder.model.ts';
import {
  type NextMail,
  OwnReminder,
  type OwnReminders,
  type Reminder,
  type Reminders,
  ReminderState,
} from './reminder.type.ts';

/** A reminder without its recipient. */
type ShownReminder = Omit<Reminder, 'recipient'>;

/** The name of the daily reminder job. */
export const REMINDERS_JOB = 'reminders';
/** How many of the last reminders staff see. */
const TOLD_SHOWN = 200;
/** How many of their own reminders a person sees. */
const OWN_SHOWN = 10;

/** Who was reminded, and who will be. At most seven database commands. */
export async function reminders(context: IdentityContext): Promise<Reminders> {
  const { now, today } = context;
  const [{ times, requirementsWith }, toldDay] = await Promise.all([unitReminders(), lastDone(REMINDERS_JOB)]);
  const next = nextReminders(now, times, toldDay, unitTimeZone());
  const people = await remindedPeople(notDeparted(today));
  const listed = listedAmong(people.records, today);
  const recordOf = new Map(people.records.map((record) => [record._id, record]));
  const due = dueOn(next.weekly, requirementsWith(next.weekly), people);
  const isTold = await toldAmong(due);
  const plans = due.map((one) => reminderPlan(one, isTold)).filter((plan) => isReminded(plan, true));
  const coming = plans.flatMap(({ recipient: { soldierId, pace }, own, unit, section }) => {
    const record = recordOf.get(soldierId);
    return record ? [{ recipient: listed(record), own, unit, section, pace }] : [];
  });
  const present = people.records.filter((record) => isInUnit(record, today));
  const nameOf = new Map(present.map((record) => [record.userId, listed(record)]));
  const last = await lastReminders({}, TOLD_SHOWN);
  const told = (await shown(last)).map((reminder, index) => ({
    ...reminder,
    recipient: nameOf.get(last[index]?.accountId) ?? null,
  }));
  return {
    ...timesShown(context, times, next),
    nextMail: nextMail(context, plans, next.weekly),
    coming,
    told: told.filter(({ recipient }) => recipient !== null),
  };
}

/** How the caller is reminded, the reminders they got, and the next one. At most nine database commands. */
export async function myReminders(context: IdentityContext): Promise<OwnReminders> {
  const { accountId, soldierId, isStaff } = member(context.person);
  const [{ times, requirementsWith }, toldDay, pace, own, recipient, people] = await Promise.all([
    unitReminders(),
    lastDone(REMINDERS_JOB),
    ownPace(accountId),
    remindersOf(accountId, OWN_SHOWN),
    recipientOf(context),
    // A person without staff rights hears about nobody else.
    remindedPeople(isStaff ? notDeparted(context.today) : { _id: soldierId }),
  ]);
  const next = nextReminders(context.now, times, toldDay, unitTimeZone());
  const due = dueOn(next.weekly, requirementsWith(next.weekly), people);
  // Whether something was told before makes no difference to a weekly mail.
  const plans = due.map((one) => reminderPlan(one, () => false)).filter((plan) => isReminded(plan, true));
  return {
    ...timesShown(context, times, next),
    nextMail: nextMail(context, plans, next.weekly),
    pace,
    told: own.map((reminder) => ({ ...reminder, recipient })),
  };
}

/** The caller's mail among these, as it would be sent; null if there is none. */
function nextMail(
  { person, dependencies: { links } }: IdentityContext,
  plans: readonly ReminderPlan[],
  day: LocalDate,
): NextMail | null {
  const { accountId, soldierId } = member(person);
  const plan = plans.find(({ recipient }) => recipient.accountId === accountId);
  if (!plan) return null;
  const { subject, text } = mailOf({ to: '', soldierId }, { ...plan, whole: true, day }, links);
  return { subject, text };
}

/**
 * A login's reminders, newest first. At most two database commands.
 * @param limit the most to return; all if left out
 */
async function remindersOf(accountId: string, limit = IN_ONE_BATCH): Promise<ShownReminder[]> {
  return shown(await lastReminders({ accountId }, limit));
}

/** The caller as a recipient. One database command. */
async function recipientOf({ person, today }: IdentityContext): Promise<ListedSoldier | null> {
  const records = await SoldierModel.find({ _id: member(person).soldierId }, LISTED).lean();
  return records.map(listedAmong(records, today))[0] ?? null;
}

/** Chooses how often the caller is reminded. */
export async function setReminders(context: IdentityContext, pace: ReminderPace): Promise<OwnReminders> {
  await AccountModel.updateOne({ _id: member(context.person).accountId }, { $set: { reminderPace: pace } });
  return myReminders(context);
}

/**
 * Sets when the unit's people are reminded.
 * @throws Refusal `BAD_USER_INPUT` on `hour`; `CONFLICT` when somebody else changed the unit since `version`.
 */
export async function updateReminderTimes(
  context: IdentityContext,
  version: number,
  times: ReminderTimes,
): Promise<Reminders> {
  if (times.hour < 0 || times.hour > LAST_HOUR) {
    throw new Refusal('BAD_USER_INPUT', { field: 'hour', message: messages.badHour });
  }
  await change(context, version, ({ reminderTimes = USUAL_REMINDER_TIMES }) => ({
    from: null,
    changes: changed('Reminders', reminderTimesText(reminderTimes), reminderTimesText(times)),
    update: { reminderTimes: times },
  }));
  return reminders(context);
}

/**
 * Reminds the caller at once of what is due today.
 * @throws Refusal `TOO_MANY_REQUESTS` with the time left.
 */
export async function sendMyReminderNow(context: IdentityContext): Promise<Reminder> {
  const { now, today, dependencies } = context;
  const { accountId, soldierId, isStaff } = member(context.person);
  await countReminder(accountId);
  const { requirementsWith } = await unitReminders();
  // A person without staff rights hears about nobody else.
  const people = await remindedPeople(isStaff ? inUnit(today) : { _id: soldierId });
  const due = dueOn(today, requirementsWith(today), people).filter(
    ({ recipient }) => recipient.accountId === accountId,
  );
  const _id = randomUUID();
  await claim(due, async (plans) => plans.map((plan) => ({ _id, plan, weekly: false, asked: true })), now);
  const mailing = { links: dependencies.links, mailsAreSent: sendsMails(dependencies.settings) };
  await mailClaimed({ _id }, people, mailing, now);
  const [reminder] = await shown(await ReminderModel.find({ _id }).lean());
  // Their login is being deleted, or their record was handed over to another login.
  if (!reminder) throw new Refusal('NOT_FOUND');
  return { ...reminder, recipient: await recipientOf(context) };
}

export const REMINDER_DATA: PersonalData = {
  collection: ReminderModel,
  holds:
    'for 400 days, the time, numbers and days of each reminder; also the ids of the soldiers and requirements that it was the first to tell about',
  leftOut: 'the ids, which are also about others',
  own: {
    reminders: {
      type: () => [OwnReminder],
      description: 'Their reminders, newest first.',
      ofLogin: (accountId) => remindersOf(accountId),
    },
  },
  goes: {
    withLogin: ({ accountId }) => ReminderModel.deleteMany({ accountId }),
    withPerson: ({ soldierId }) => forgetCrossingsOf(soldierId),
  },
};

/** Removes a soldier from what others' reminders were about; the numbers and days stay. */
async function forgetCrossingsOf(soldierId: string): Promise<void> {
  const begin = crossingsOf(soldierId);
  // `0` follows the slash in ASCII, so this matches everything with that beginning.
  const range = { $gt: begin, $lt: begin.replace(/\/$/, '0') };
  const found = await ReminderModel.find({ crossings: range }, { crossings: 1 }).lean();
  if (found.length === 0) return;
  await ReminderModel.bulkWrite(
    found.map(({ _id, crossings = [] }) => {
      const others = crossings.filter((crossing) => !crossing.startsWith(begin));
      // To the index that prevents repeated reminders, an empty list would equal any other empty list.
      const update = others.length > 0 ? { $set: { crossings: others } } : { $unset: { crossings: '' } };
      return { updateOne: { filter: { _id }, update } };
    }),
  );
}

/** How often a login is reminded. One database command. */
export async function ownPace(accountId: string): Promise<ReminderPace> {
  const account = await AccountModel.findById(accountId, { reminderPace: 1 }).lean();
  return account?.reminderPace ?? USUAL_PACE;
}

/**
 * The unit's requirements under a day's policy, and its reminder times. Also reads the time zone, which the clock follows. One database
 * command.
 */
export async function unitReminders() {
  const {
    reminderTimes: times = USUAL_REMINDER_TIMES,
    requirements = [],
    ...unit
  } = await storedUnit(WITH_REQUIREMENTS);
  return { times, requirementsWith: (day: LocalDate) => requirementsOn(requirements, unit, day) };
}

function timesShown(
  { dependencies: { settings } }: IdentityContext,
  times: ReminderTimes,
  next: ReturnType<typeof nextReminders>,
) {
  const timeZone = unitTimeZone();
  return {
    ...times,
    timeZone,
    nextAt: instantOf(next.daily, times.hour, timeZone),
    nextWeeklyAt: instantOf(next.weekly, times.hour, timeZone),
    mailsAreSent: sendsMails(settings),
  };
}

function lastReminders(
  condition: Partial<Pick<StoredReminder, 'accountId'>>,
  limit: number,
): Promise<StoredReminder[]> {
  return ReminderModel.find(condition).sort({ at: -1, _id: 1 }).limit(limit).lean();
}

/**
 * Reminders for display, with what happened to their mails: a mail that is no longer in the queue was sent. At most one database command.
 */
async function shown(reminders: readonly StoredReminder[]): Promise<ShownReminder[]> {
  const queued = reminders.filter(({ mail }) => mail === ReminderMail.QUEUED).map(({ _id }) => _id);
  const mails =
    queued.length === 0 ? [] : await QueuedMailModel.find({ _id: { $in: queued } }, { undeliverableAt: 1 }).lean();
  const stateOf = new Map<string, ReminderState>(
    mails.map(({ _id, undeliverableAt }) => [
      _id,
      undeliverableAt === undefined ? ReminderState.WAITING : ReminderState.UNDELIVERABLE,
    ]),
  );
  return reminders.map(({ _id: id, at, weekly, asked, own, unit, section, mail }) => {
    const state = stateOf.get(id) ?? STATE_OF[mail];
    return { id, at, weekly, asked, own, unit, section, state };
  });
}

/** How many of the oldest reminders are looked at. Even the last try of a mail is over long before there are so many. */
const OLDEST_LOOKED_AT = 20;

/** Whether the mail server ever took a reminder. Two database commands. */
export async function hasSentReminder(): Promise<boolean> {
  const oldest = await ReminderModel.find({ mail: ReminderMail.QUEUED }).sort({ at: 1 }).limit(OLDEST_LOOKED_AT).lean();
  return (await shown(oldest)).some(({ state }) => state === ReminderState.SENT);
}

const STATE_OF: Readonly<Record<ReminderMail, ReminderState>> = {
  CLAIMED: ReminderState.WAITING,
  QUEUED: ReminderState.SENT,
  UNDELIVERABLE: ReminderState.UNDELIVERABLE,
  NONE: ReminderState.NOT_MAILED,
};
