/** When a requirement has to be done again. A new cycle is a name here and a row in the table below. */
import { addDays, addMonths, daysBetween, type LocalDate } from '../localDate.ts';
import { counted } from '../words.ts';
import { nextWindowEnd, windowEnd, type YearKind } from './windows.ts';

export const DueCycle = {
  MONTHS: 'MONTHS',
  CALENDAR: 'CALENDAR',
  FISCAL: 'FISCAL',
  FIXED: 'FIXED',
  ONCE: 'ONCE',
} as const;
export type DueCycle = (typeof DueCycle)[keyof typeof DueCycle];

/** The numbers that a requirement adds to its cycle. */
type Times = { readonly months: number | null; readonly leadDays: number };

type Cycle = {
  /** What the cycle does, for readers of the API. */
  readonly description: string;
  /** The label in a form. */
  readonly label: string;
  /** Which numbers of months the cycle may have; null for none. */
  readonly months: 'ANY' | 'PART_OF_YEAR' | null;
  /** When it is due again, in words: `Every 12 months`. */
  readonly text: (months: number | null) => string;
  /** What a form calls the days of lead. */
  readonly leadLabel: string;
  /** The days of lead in a list: `30 days before`. */
  readonly leadText: (leadDays: number) => string;
  /** What a sentence says before them. */
  readonly leadWords: string;
  /** Whether people enter the due day: with each event, and for a soldier who has never done it. */
  readonly isDayEntered: boolean;
  /** The day by which it has to be done again after an event; null for never. */
  readonly dueAfter: (
    event: { readonly doneOn: LocalDate; readonly expiresOn: LocalDate | null },
    times: Times,
  ) => LocalDate | null;
  /**
   * The due day of a requirement that was never done; null if no day is known.
   * @param asked the first day on which the soldier has to do it
   * @param entered the day that staff entered
   */
  readonly dueAtFirst: (asked: LocalDate, times: Times, entered: LocalDate | null) => LocalDate | null;
};

const BEFORE = {
  leadLabel: 'Due soon (days before)',
  leadText: (leadDays: number) => `${counted(leadDays, 'day')} before`,
  leadWords: 'due soon ',
};

/** Every cycle, in the order of the forms. */
export const CYCLES: Readonly<Record<DueCycle, Cycle>> = {
  MONTHS: {
    ...BEFORE,
    description:
      'This many calendar months after it was done, or the last day of a shorter month: 31 AUG and 6 months is 28 or 29 FEB.',
    label: 'A set number of months after it was done',
    months: 'ANY',
    text: (months) => (months === 1 ? 'Every month' : `Every ${months} months`),
    isDayEntered: false,
    dueAfter: ({ doneOn }, { months }) => (months === null ? null : addMonths(doneOn, months)),
    dueAtFirst: afterLead,
  },
  CALENDAR: partOfYear('CALENDAR', 'calendar year', 'By the end of the next part of the calendar year.'),
  FISCAL: partOfYear(
    'FISCAL',
    'fiscal year',
    'By the end of the next part of the fiscal year, which begins on 1 October.',
  ),
  FIXED: {
    ...BEFORE,
    description:
      "On the day entered with each event, such as the thru date of an evaluation. An event from before the requirement had this cycle has no day. It isn't due again until somebody corrects the event.",
    label: 'By a date entered each time',
    months: null,
    text: () => 'By a date entered each time',
    isDayEntered: true,
    dueAfter: ({ expiresOn }) => expiresOn,
    dueAtFirst: (_, __, entered) => entered,
  },
  ONCE: {
    description: 'Never.',
    label: 'Once',
    months: null,
    text: () => 'Once',
    leadLabel: 'Days to do it',
    leadText: (leadDays) => `within ${counted(leadDays, 'day')}`,
    leadWords: '',
    isDayEntered: false,
    dueAfter: () => null,
    dueAtFirst: afterLead,
  },
};

/** Once in each part of a year. Somebody who starts too late in a part to have the full lead is due in the next part. */
function partOfYear(year: YearKind, name: string, description: string): Cycle {
  return {
    ...BEFORE,
    description,
    label: `Once in each part of the ${name}`,
    months: 'PART_OF_YEAR',
    text: (months) => {
      if (months === 12) return `Once in each ${name}`;
      return `Once in each ${months === 1 ? 'month' : `${months} months`} of the ${name}`;
    },
    isDayEntered: false,
    dueAfter: ({ doneOn }, { months }) => (months === null ? null : nextWindowEnd(doneOn, year, months)),
    dueAtFirst: (asked, { months, leadDays }) => {
      if (months === null) return null;
      const end = windowEnd(asked, year, months);
      return daysBetween(asked, end) < leadDays ? nextWindowEnd(asked, year, months) : end;
    },
  };
}

function afterLead(asked: LocalDate, { leadDays }: Times): LocalDate {
  return addDays(asked, leadDays);
}
