import type { CalendarScope } from '../../../domain/calendar.ts';

/** The title of each calendar. */
export const calendarTitle: Readonly<Record<CalendarScope, string>> = { OWN: 'My calendar', SECTION: 'Unit calendar' };

/** What a calendar shows, and who can see it. Includes due dates if the unit has requirements. */
export function calendarTexts(scope: CalendarScope, hasRequirements: boolean): { about: string; risk: string } {
  const [shows, seen] = CALENDARS[scope][hasRequirements ? 'withDues' : 'withoutDues'];
  return {
    about: `${shows}, in the calendar on your phone or computer. It updates by itself.`,
    risk: `Anyone with this address sees ${seen} without signing in. Keep it to yourself.`,
  };
}

const CALENDARS = {
  OWN: {
    withoutDues: ['Your schools and your ETS date', 'your schools and your ETS date'],
    withDues: [
      "Your schools, your ETS date and what's due",
      "your schools, your ETS date and what's due, without the names of medical requirements,",
    ],
  },
  SECTION: {
    withoutDues: ["The whole unit's schools and ETS dates", "everyone's rank, last name, schools and ETS date"],
    withDues: [
      "The whole unit's schools and ETS dates, and how many people have each requirement due on each day",
      "everyone's rank, last name, schools and ETS date, and how many people have each requirement due",
    ],
  },
} as const;
