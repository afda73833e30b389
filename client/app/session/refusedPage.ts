import { isJsonObject } from '../../../domain/json.ts';
import type { Access } from '../../../domain/permissions.ts';

/** The requirement that a page has, and the soldier whom it is about, if any. */
type RefusedPage = { readonly refused: string; readonly soldierId: string | null };

/** The state with which a guard leads to Home: why the page did not open. Home clears it once it has shown the reason. */
export function refusedFor(requirement: Access, soldierId: string | undefined): RefusedPage {
  return { refused: requirement, soldierId: soldierId ?? null };
}

/** Why a page did not open, from the state of the browser's history entry; null if no guard led to Home. */
export function refusedPageOf(state: unknown): RefusedPage | null {
  if (!isJsonObject(state) || !('soldierId' in state)) return null;
  const { refused, soldierId } = state;
  if (typeof refused !== 'string') return null;
  return { refused, soldierId: typeof soldierId === 'string' ? soldierId : null };
}
