import { createHash } from 'node:crypto';
import { isReminded } from '../../domain/due/reminders.ts';
import { lastWeekly } from '../../domain/due/reminderTimes.ts';
import { addDays, daysBetween, type LocalDate } from '../../domain/localDate.ts';
import { REMINDER_MAIL } from '../mail/mails.ts';
import { QueuedMailModel } from '../mail/queuedMail.model.ts';
import { unitDayAt } from '../operations/unitClock.ts';
import { inUnit } from '../records/soldiers/inUnit.ts';
import type { Job, Turn } from '../scheduler/scheduler.ts';
import { claim, mailClaimed, type NewReminder, type ReminderMailing } from './claimReminders.ts';
import { dueOn, remindedPeople } from './remindedPeople.ts';
import { ReminderMail, ReminderModel } from './reminder.model.ts';
import { REMINDERS_JOB, unitReminders } from './reminder.service.ts';

/** Reminds people once a day of what is due (Spec 25). */
export function remindersJob(mailing: ReminderMailing): Job {
  return {
    name: REMINDERS_JOB,
    hour: async () => (await unitReminders()).times.hour,
    run: (turn) => remind(turn, mailing),
  };
}

/** At most twelve database commands, however many people there are. */
async function remind({ day, since, now }: Turn, mailing: ReminderMailing): Promise<void> {
  await keepUndeliverable();
  const { times, requirementsWith } = await unitReminders();
  const today = unitDayAt(now);
  const requirements = requirementsWith(today);
  if (requirements.length === 0) return;
  const people = await remindedPeople(inUnit(today));
  const weeklyDay = lastWeekly(day, times.weekday);
  const days = weeklyDay > since ? daysFrom(weeklyDay, day) : [];
  await claim(
    dueOn(today, requirements, people),
    async (plans) => {
      const idsOf = (accountId: string): string[] => [day, ...days].map((one) => reminderId(accountId, one));
      const made = await ReminderModel.find(
        { _id: { $in: plans.flatMap(({ recipient }) => idsOf(recipient.accountId)) } },
        { weekly: 1 },
      ).lean();
      const weeklyOf = new Map(made.map(({ _id, weekly }) => [_id, weekly]));
      return plans.flatMap((plan): NewReminder[] => {
        const { accountId } = plan.recipient;
        const weekly = days.length > 0 && !idsOf(accountId).some((id) => weeklyOf.get(id));
        // Once for each weekly day, even if a run was interrupted and another day finishes it, perhaps at the same moment.
        const _id = reminderId(accountId, weekly ? weeklyDay : day);
        return isReminded(plan, weekly) && !weeklyOf.has(_id) ? [{ _id, plan, weekly, asked: false }] : [];
      });
    },
    now,
  );
  await mailClaimed({}, people, mailing, now);
}

/** The id of a login's reminder for a day. */
function reminderId(accountId: string, day: LocalDate): string {
  return createHash('sha256').update(`reminder ${accountId} ${day}`).digest('hex').slice(0, 32);
}

function daysFrom(first: LocalDate, last: LocalDate): LocalDate[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
}

/** Notes which reminders could not be delivered, because the mail queue deletes that after a month. */
async function keepUndeliverable(): Promise<void> {
  const mails = await QueuedMailModel.find(
    { undeliverableAt: { $exists: true }, about: REMINDER_MAIL },
    { _id: 1 },
  ).lean();
  if (mails.length === 0) return;
  await ReminderModel.updateMany(
    { _id: { $in: mails.map(({ _id }) => _id) } },
    { $set: { mail: ReminderMail.UNDELIVERABLE } },
  );
}
