import type { Location } from 'react-router-dom';
import type { Person, Requirement } from '../../../domain/permissions.ts';
import { paths } from '../paths.ts';

/* What the guards leave in the history entry that they lead to. */

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

/** Between /login and the screens that send a link: the address that was typed already, beside where the person was going. */
export function withTypedEmail(state: unknown, typedEmail: string): object {
  return { from: wayBack(state), typedEmail };
}

/** The address that was typed on the screen before, or nothing. */
export function typedEmail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('typedEmail' in state)) return '';
  return typeof state.typedEmail === 'string' ? state.typedEmail : '';
}

/** Where a person goes who has just signed in: without a record to making it, else to where they were going, or home. */
export function placeAfterSignIn({ accountId, soldierId }: NonNullable<Person>, from: string | null): string {
  return soldierId === null ? paths.createAccount(accountId) : (from ?? paths.home);
}

/** What a page asks of people, and the soldier whom it is about, if any. */
export type Refusal = { readonly refused: string; readonly soldierId: string | null };

/** At Home: why the person may not have what they were going to. Home takes it out of the history entry once it is told. */
export function refusedFor(requirement: Requirement, soldierId: string | undefined): Refusal {
  return { refused: requirement, soldierId: soldierId ?? null };
}

/** What was asked of a person who was led to Home; null when they came by themself. */
export function refusalOf(state: unknown): Refusal | null {
  if (typeof state !== 'object' || state === null || !('refused' in state) || !('soldierId' in state)) return null;
  const { refused, soldierId } = state;
  if (typeof refused !== 'string') return null;
  return { refused, soldierId: typeof soldierId === 'string' ? soldierId : null };
}
