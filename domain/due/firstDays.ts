/** The due days that staff still have to enter (Spec 23.11). */
import type { LocalDate } from '../localDate.ts';
import { CYCLES } from './cycles.ts';
import { type DueRecord, standing } from './effect.ts';
import type { Requirement } from './requirements.ts';
import { DueState } from './states.ts';

/** The requirements with fixed days that a soldier has never done and that have no date entered. */
export function withoutFirstDay(
  requirements: readonly Requirement[],
  person: DueRecord,
  day: LocalDate,
): Requirement[] {
  return requirements.filter((requirement) => {
    if (!CYCLES[requirement.cycle].isDayEntered) return false;
    const { state, dueOn } = standing(requirement, person, day);
    return state === DueState.TO_DO && dueOn === null;
  });
}
