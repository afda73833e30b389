import { isJsonObject } from '../../../domain/json.ts';

/* What a school's form leaves in the history entry of the record that it leads back to: where the person was on it. */

/** The way to change a school, on the record. */
export const schoolPlace = (schoolId: string) => `school-${schoolId}`;
/** The way to add one, below the others. */
export const ADD_SCHOOL_PLACE = 'school-add';

export function backTo(place: string): { place: string } {
  return { place };
}

/** Where the person was on the record; null when they come from elsewhere. */
export function placeOf(state: unknown): string | null {
  return isJsonObject(state) && typeof state['place'] === 'string' ? state['place'] : null;
}
