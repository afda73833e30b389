import { isJsonObject } from '../../../domain/json.ts';
import type { BackTarget } from '../../components/BackLink.tsx';

/* A screen that several others lead to is opened with the state of where the person was: its way back leads there, and the navigation stays there. */

/** The state of the history entry of a screen that is opened from another. */
export function cameFrom(screen: string, to: string): { readonly back: BackTarget } {
  return { back: { screen, to } };
}

/** Where the person came from; null where that is not known. */
export function wayBackIn(state: unknown): BackTarget | null {
  const back = isJsonObject(state) ? state['back'] : null;
  if (!isJsonObject(back)) return null;
  const { screen, to } = back;
  return typeof screen === 'string' && typeof to === 'string' && to.startsWith('/') ? { screen, to } : null;
}
