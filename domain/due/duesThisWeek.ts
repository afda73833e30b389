/** What falls due in the coming week (Spec 6.8). */
import { type LocalDate } from '../localDate.ts';
import { isThisWeek } from '../record/comingDays.ts';
import { type Due, DueState } from './states.ts';

/** The states whose due day is ahead. A failed event's day is past, and an excuse puts the day off. */
const AHEAD: readonly DueState[] = [DueState.TO_DO, DueState.DUE_SOON, DueState.CURRENT];

/**
 * A soldier's requirements that fall due in the week that begins today.
 * @param lastDay the soldier's last day in the unit; null if they stay
 */
export function duesThisWeek<Standing extends Pick<Due, 'state' | 'dueOn'>>(
  standings: readonly Standing[],
  lastDay: LocalDate | null,
  today: LocalDate,
): (Standing & { readonly dueOn: LocalDate })[] {
  return standings.flatMap((standing) => {
    const { state, dueOn } = standing;
    const isDue = AHEAD.includes(state) && isThisWeek(dueOn, today) && (lastDay === null || dueOn <= lastDay);
    return isDue ? [{ ...standing, dueOn }] : [];
  });
}
