/** Which days of requirements staff have yet to enter (Rule 28). */
import type { LocalDate } from '../localDate.ts';
import { type DueRecord, standing } from './effect.ts';
import { CYCLES } from './cycles.ts';
import type { DueKind } from './requirements.ts';
import { DueState } from './states.ts';

/** The requirements with fixed days that somebody has never done, and for which no day is entered. */
export function withoutFirstDay(kinds: readonly DueKind[], person: DueRecord, day: LocalDate): DueKind[] {
  return kinds.filter((kind) => {
    if (!CYCLES[kind.cycle].isDayEntered) return false;
    const { state, dueOn } = standing(kind, person, day);
    return state === DueState.TO_DO && dueOn === null;
  });
}
