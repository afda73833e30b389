import type { CalendarScope } from '../../../domain/calendar.ts';

/** The title of each calendar. */
export const calendarTitle: Readonly<Record<CalendarScope, string>> = { OWN: 'My calendar', SECTION: 'Unit calendar' };

/** What a calendar shows, and who can see it. Includes due dates if the unit has requirements. */
export function calendarTexts(scope: CalendarScope, hasRequirements: boolean): { about: string; risk: string } {
  const [shows, seen] = CALENDARS[scope][hasRequirements ? 'withDues' : 'withoutDues'];
  return {
    about: `${shows}, in the calendar program of your phone or computer, which looks for changes by itself.`,
    risk: `Anyone with this address sees ${seen} without signing in. Keep it to yourself.`,
  };
}

const CALENDARS = {
  OWN: {
    withoutDues: ['Your schools and your ETS date', 'your schools and your ETS date'],
    withDues: [
      'Your schools, your ETS date and what is due',
      'your schools, your ETS date and what you have due, medical matters without their names,',
    ],
  },
  SECTION: {
    withoutDues: ["The whole unit's schools and ETS dates", "everybody's rank, last name, schools and ETS date"],
    withDues: [
      "The whole unit's schools and ETS dates, and how many people have what due on which day",
      "everybody's rank, last name, schools and ETS date, and how many have what due",
    ],
  },
} as const;
