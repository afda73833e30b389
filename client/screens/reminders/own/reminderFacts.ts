import { reminderTimesText } from '../../../../domain/due/reminderTimes.ts';
import { hourText } from '../../../../domain/hourOfDay.ts';
import type { LocalDate } from '../../../../domain/localDate.ts';
import { localDateAt, timeZoneText } from '../../../../domain/timeZone.ts';
import { dayWithDistance } from '../../../components/dayText.ts';
import type { Fact } from '../../../components/Facts.tsx';
import type { ReminderFacts_OwnFragment, ReminderFacts_UnitFragment } from './reminderFacts.generated.ts';

type Times = Omit<ReminderFacts_OwnFragment | ReminderFacts_UnitFragment, '__typename'>;

/** When the weekly reminder is sent, and the date of the next one. */
export function weeklyFact({ nextWeeklyAt, ...times }: Times, today: LocalDate): Fact {
  return {
    term: 'Everything due',
    value: `${reminderTimesText(times)}, next ${dayWithDistance(localDateAt(new Date(nextWeeklyAt), times.timeZone), today)}`,
  };
}

/** When reminders of what has become due soon are sent. */
export function dailyFact({ hour, timeZone, nextAt }: Times, today: LocalDate): Fact {
  return {
    term: 'Newly due soon',
    value: `Every day, ${hourText(hour)}, next ${dayWithDistance(localDateAt(new Date(nextAt), timeZone), today)}`,
  };
}

/** The time zone of the reminders' times. */
export function clockFact({ timeZone }: Times): Fact {
  return { term: 'Time zone', value: timeZoneText(timeZone) };
}

/** Whether mails are sent. */
export function mailFact({ mailsAreSent }: Times): Fact {
  return { term: 'Emails', value: mailsAreSent ? 'Sent' : 'Not sent' };
}
