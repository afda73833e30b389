import type { Location } from 'react-router-dom';

/* What the guards leave in the history entry that they lead to, so that it survives a reload. */

/** At /login: where the person was going. */
export function wayBackTo({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): {
  from: string;
} {
  return { from: `${pathname}${search}${hash}` };
}

/** Where the person was going, or null when they came to /login by themself. */
export function wayBack(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' ? state.from : null;
}

/** At Home: the person was led here from a screen that they may not open. */
export const REFUSED = { refused: true } as const;

export function wasRefused(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'refused' in state;
}
