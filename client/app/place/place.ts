import { isJsonObject } from '../../../domain/json.ts';

/* What a form leaves in the history entry of the screen that it leads back to: where the person was on it. */

/** @param place the id of the element there. */
export function backTo(place: string): { place: string } {
  return { place };
}

/** Where the person was on the screen; null when they come from elsewhere. */
export function placeOf(state: unknown): string | null {
  return isJsonObject(state) && typeof state['place'] === 'string' ? state['place'] : null;
}
