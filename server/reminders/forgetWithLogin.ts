import { forgetCalendarFeedsOf } from '../calendar/calendarFeed.service.ts';
import { forgetRemindersOf } from './reminder.service.ts';

/** Removes what the rooms above identity keep of a login that is going away. */
export async function forgetWithLogin(accountId: string): Promise<void> {
  await forgetCalendarFeedsOf(accountId);
  await forgetRemindersOf(accountId);
}
