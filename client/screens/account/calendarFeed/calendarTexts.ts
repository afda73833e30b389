import type { CalendarScope } from '../../../../domain/calendar.ts';

/** The title and the description of each calendar. */
export const calendarTexts: Readonly<Record<CalendarScope, { title: string; about: string; risk: string }>> = {
  OWN: {
    title: 'My calendar',
    about:
      'Your schools and your ETS date in the calendar program of your phone or computer, which looks for changes by itself.',
    risk: 'Anyone with this address sees your schools and your ETS date without signing in. Keep it to yourself.',
  },
  SECTION: {
    title: 'Unit calendar',
    about:
      "The whole unit's schools and ETS dates in the calendar program of your phone or computer, which looks for changes by itself.",
    risk: "Anyone with this address sees everybody's rank, last name, schools and ETS date without signing in. Keep it to yourself.",
  },
};
