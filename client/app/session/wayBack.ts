import type { Location } from 'react-router-dom';

type WayBack = { readonly from: string };

/** What the address of /login carries in its history entry, so that it survives a reload: where the person was going. */
export function wayBackTo({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): WayBack {
  return { from: `${pathname}${search}${hash}` };
}

/** Where the person was going, or null when they came to /login by themself. */
export function wayBack(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' ? state.from : null;
}
