import type { ReminderPace } from '../../../../domain/due/reminders.ts';

/** How often reminders come, in words. */
export const paceLabel: Readonly<Record<ReminderPace, string>> = {
  DAILY: 'Weekly, and daily when something becomes due soon',
  WEEKLY: 'Weekly only',
  NEVER: 'Never',
};

/** The same, for narrow columns. */
export const paceShort: Readonly<Record<ReminderPace, string>> = { DAILY: 'Daily', WEEKLY: 'Weekly', NEVER: 'Never' };
