import { DAY_MS } from '../../domain/constants.ts';
import { type ReminderDue, type ReminderPlan, reminderPlan } from '../../domain/due/reminders.ts';
import { reminderText } from '../../domain/due/reminderText.ts';
import type { Links } from '../identity/mailedLink/links.ts';
import type { Mail } from '../mail/mail.ts';
import { queueMails } from '../mail/mailQueue.ts';
import { reminderMail } from '../mail/mails.ts';
import { unitDayAt } from '../operations/unitClock.ts';
import { areDuplicates } from '../store/duplicateKey.ts';
import type { RemindedPeople } from './remindedPeople.ts';
import { ReminderMail, ReminderModel, type StoredReminder } from './reminder.model.ts';

/*
 * Reminding somebody takes three writes, and a process may die before each. First one document claims the reminder together with what it
 * says; the store refuses a second claim of the same. Then its mail is queued under the reminder's id. Then that is noted. The next run
 * continues where this one ended (docs/decisions/0027-reminders.md).
 */

/** A reminder that is about to be claimed. */
export type NewReminder = Pick<StoredReminder, '_id' | 'weekly' | 'asked'> & { readonly plan: ReminderPlan };

/**
 * How long a reminder waits while no server runs or the mail server is away, in milliseconds. After a week, the next weekly reminder says
 * more.
 */
const USEFUL_FOR_MS = 7 * DAY_MS;

/** The number of tries when another process claims the same items at that moment. Each lost try leaves fewer items to claim. */
const TRIES = 5;

/**
 * Claims reminders, each once, without what earlier ones said.
 * @param remindersOf what there is to say, less what was said; asked again if somebody else has said part of it meanwhile
 */
export async function claim(
  due: readonly ReminderDue[],
  remindersOf: (plans: readonly ReminderPlan[]) => Promise<readonly NewReminder[]>,
  now: Date,
): Promise<void> {
  for (let left = TRIES; left > 0; left -= 1) {
    const isTold = await toldAmong(due);
    const reminders = await remindersOf(due.map((one) => reminderPlan(one, isTold)));
    if (reminders.length === 0) return;
    try {
      await ReminderModel.insertMany(
        reminders.map((reminder) => toStored(reminder, now)),
        { ordered: false, throwOnValidationError: true },
      );
      return;
    } catch (error) {
      if (!areDuplicates(error)) throw error;
    }
  }
  throw new Error('Another process claimed the same items at each try.');
}

function toStored({ plan, ...reminder }: NewReminder, at: Date): StoredReminder {
  const { recipient, own, unit, section, crossings } = plan;
  const { accountId } = recipient;
  const told = { own, unit, section, ...(crossings.length > 0 && { crossings }) };
  return { ...reminder, accountId, at, ...told, mail: ReminderMail.CLAIMED };
}

/** Tells which due-soon items were in an earlier reminder. At most one database command. */
export async function toldAmong(due: readonly ReminderDue[]): Promise<(crossing: string) => boolean> {
  const crossings = due.flatMap(({ soon }) => [...soon.keys()]);
  if (crossings.length === 0) return () => false;
  const reminders = await ReminderModel.find({ crossings: { $in: crossings } }, { crossings: 1 }).lean();
  const told = new Set(reminders.flatMap((reminder) => reminder.crossings ?? []));
  return (crossing) => told.has(crossing);
}

/** The mail of a reminder. */
export function mailOf(
  { to, soldierId }: { to: string; soldierId: string },
  told: Parameters<typeof reminderText>[0],
  links: Links,
): Mail {
  const text = reminderText(told, {
    own: links.screen(`/user-info/${encodeURIComponent(soldierId)}`),
    unit: links.screen(`/admin/due${told.section === null ? '' : `?section=${told.section}`}`),
    account: links.screen('/account'),
  });
  return reminderMail(to, text);
}

/** How mails are sent, and where they lead. */
export interface ReminderMailing {
  links: Links;
  /** Whether there is a mail server. */
  mailsAreSent: boolean;
}

/**
 * Queues the mails of claimed reminders, including those claimed by a process that has died since. A reminder gets no mail if its recipient
 * can no longer be reminded, or their mailbox refuses mails. At most three database commands.
 * @param condition which of the claimed ones
 */
export async function mailClaimed(
  condition: Partial<Pick<StoredReminder, '_id'>>,
  { recipients, addressOf }: Pick<RemindedPeople, 'recipients' | 'addressOf'>,
  { links, mailsAreSent }: ReminderMailing,
  now: Date,
): Promise<void> {
  const claimed = await ReminderModel.find({ ...condition, mail: ReminderMail.CLAIMED }).lean();
  if (claimed.length === 0) return;
  // A later run than the claim's may make the mail. So this run's day counts, and no day that is over is named.
  const day = unitDayAt(now);
  const soldierOf = new Map(recipients.map(({ accountId, soldierId }) => [accountId, soldierId]));
  const mails = claimed.flatMap(({ _id, accountId, weekly, asked, ...told }) => {
    const [to, soldierId] = [addressOf.get(accountId), soldierOf.get(accountId)];
    if (!mailsAreSent || to === undefined || soldierId === undefined) return [];
    const mail = mailOf({ to, soldierId }, { ...told, whole: weekly || asked, day }, links);
    return [{ _id, accountId, ...mail, usefulForMs: USEFUL_FOR_MS }];
  });
  if (mails.length > 0) await queueMails(mails, now);
  const queued = new Set(mails.map(({ _id }) => _id));
  const without = claimed.map(({ _id }) => _id).filter((id) => !queued.has(id));
  await note([...queued], ReminderMail.QUEUED);
  await note(without, ReminderMail.NONE);
}

async function note(ids: readonly string[], mail: ReminderMail): Promise<void> {
  if (ids.length === 0) return;
  await ReminderModel.updateMany({ _id: { $in: ids }, mail: ReminderMail.CLAIMED }, { $set: { mail } });
}
