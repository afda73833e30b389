import { isJsonObject } from '../../../domain/json.ts';
import type { BackTarget } from '../../components/BackLink.tsx';

/*
 * Several screens can lead to the same one. Navigation state tells it where the person came from: its Back link leads there, and the
 * navigation bar still marks that screen.
 */

/** The navigation state for opening a screen from another one. */
export function cameFrom(screen: string, to: string): { readonly back: BackTarget } {
  return { back: { screen, to } };
}

/** Where the person came from; null if unknown. */
export function wayBackIn(state: unknown): BackTarget | null {
  const back = isJsonObject(state) ? state['back'] : null;
  if (!isJsonObject(back)) return null;
  const { screen, to } = back;
  return typeof screen === 'string' && typeof to === 'string' && to.startsWith('/') ? { screen, to } : null;
}
