import { isJsonObject } from '../../../domain/json.ts';

/* The state that a form or a record leaves in the browser's history entry of the screen it returns to: where the person was on that screen. */

/** @param place the `data-place` of the element there */
export function backTo(place: string): { place: string } {
  return { place };
}

/** Where the person was on the screen; null when they come from elsewhere. */
export function placeOf(state: unknown): string | null {
  return isJsonObject(state) && typeof state['place'] === 'string' ? state['place'] : null;
}
