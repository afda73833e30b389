import { isJsonObject } from '../../../domain/json.ts';
import type { Access } from '../../../domain/permissions.ts';

/** The access that a page needs, and its soldier, if it is about one. */
type RefusedPage = { readonly refused: string; readonly soldierId: string | null };

/** The state for Home when a guard redirects there: why the page didn't open. Home clears it after showing the reason. */
export function refusedFor(access: Access, soldierId: string | undefined): RefusedPage {
  return { refused: access, soldierId: soldierId ?? null };
}

/** Why a page didn't open, from the navigation state; null if no guard redirected here. */
export function refusedPageOf(state: unknown): RefusedPage | null {
  if (!isJsonObject(state) || !('soldierId' in state)) return null;
  const { refused, soldierId } = state;
  if (typeof refused !== 'string') return null;
  return { refused, soldierId: typeof soldierId === 'string' ? soldierId : null };
}
