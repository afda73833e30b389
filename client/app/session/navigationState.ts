import type { Location } from 'react-router-dom';
import type { Requirement } from '../../../domain/permissions.ts';

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

/** At Home: what the page asks of people where the person was going, and may not. */
export function refusedFor(requirement: Requirement): { refused: Requirement } {
  return { refused: requirement };
}

/** What was asked of a person who was led to Home; null when they came by themself. */
export function refusalOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('refused' in state)) return null;
  return typeof state.refused === 'string' ? state.refused : null;
}
