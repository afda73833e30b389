import { reminderTimesText } from '../../../../domain/due/reminderTimes.ts';
import { hourText } from '../../../../domain/hourOfDay.ts';
import type { LocalDate } from '../../../../domain/localDate.ts';
import { dayWithDistance } from '../../../components/dayText.ts';
import type { Fact } from '../../../components/Facts.tsx';
import type { ReminderFacts_OwnFragment, ReminderFacts_UnitFragment } from './reminderFacts.generated.ts';

type Times = Omit<ReminderFacts_OwnFragment | ReminderFacts_UnitFragment, '__typename'>;

/** When everything that is due is told, and on which day that is the next time. */
export function weeklyFact({ nextWeeklyAt, ...times }: Times, today: LocalDate): Fact {
  return {
    term: 'All that is due',
    value: `${reminderTimesText(times)}, next ${dayWithDistance(dayIn(times.timeZone, nextWeeklyAt), today)}`,
  };
}

/** When what has become due soon is told. */
export function dailyFact({ hour, timeZone, nextAt }: Times, today: LocalDate): Fact {
  return {
    term: 'What becomes due soon',
    value: `Every day, ${hourText(hour)}, next ${dayWithDistance(dayIn(timeZone, nextAt), today)}`,
  };
}

/** By which clock. */
export function clockFact({ timeZone }: Times): Fact {
  return { term: 'Clock', value: timeZone.replaceAll('_', ' ') };
}

/** Whether mails leave. */
export function mailFact({ mailsAreSent }: Times): Fact {
  return { term: 'Mails', value: mailsAreSent ? 'Sent' : 'Not sent' };
}

/** The day of an instant by the clock of a time zone: the browser's may show another one. */
function dayIn(timeZone: string, instant: string): LocalDate {
  // The Swedish format is YYYY-MM-DD.
  return new Date(instant).toLocaleDateString('sv-SE', { timeZone });
}
