import { isJsonObject } from '../../../domain/json.ts';

/* Where the person was on a screen. A form or a record passes this as navigation state to the screen it returns to. */

/** @param place the `data-place` of the element on that screen */
export function backTo(place: string): { place: string } {
  return { place };
}

/** Where the person was on the screen; null if they came from somewhere else. */
export function placeOf(state: unknown): string | null {
  return isJsonObject(state) && typeof state['place'] === 'string' ? state['place'] : null;
}
