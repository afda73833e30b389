import { makeVar } from '@apollo/client';
import type { Location } from 'react-router-dom';
import { isJsonObject } from '../../../domain/json.ts';
import { paths } from '../paths.ts';
import type { SignedInPerson } from './PersonContext.ts';

/* The navigation state on the way to /login and back. */

/** The state for /login: the address that the person wanted to open. */
export function wayBackTo({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): {
  from: string;
} {
  return { from: `${pathname}${search}${hash}` };
}

/** The address that the person wanted before they were sent to /login; null if there was none. */
export function wayBack(state: unknown): string | null {
  return isJsonObject(state) && typeof state['from'] === 'string' ? state['from'] : null;
}

/** The state for /sign-in-again: the address that asked for it, and that address's own state, which the return restores. */
export function wayBackWithState(location: Location): { from: string; stateThere: unknown } {
  return { ...wayBackTo(location), stateThere: location.state };
}

/** The state of the address that the person returns to. */
export function stateThere(state: unknown): unknown {
  return isJsonObject(state) ? state['stateThere'] : null;
}

/** The state between /login and the screens that send a link: the email address typed so far, and the address to return to. */
export function withTypedEmail(state: unknown, typedEmail: string): object {
  return { from: wayBack(state), typedEmail };
}

/** The email address that was typed on the screen before; '' if there was none. */
export function typedEmail(state: unknown): string {
  return isJsonObject(state) && typeof state['typedEmail'] === 'string' ? state['typedEmail'] : '';
}

/** The login whose session was the last to end on this page; null if none has. */
export const formerAccount = makeVar<string | null>(null);

/**
 * The address to open after a sign-in: Add Info without a record, otherwise the address that the person wanted, or Home. If the last
 * session was somebody else's, that wish was theirs and is ignored. The record stays unknown until a required second factor is set up.
 */
export function placeAfterSignIn(
  { accountId, soldierId, mustAddSecondFactor }: SignedInPerson,
  from: string | null,
): string {
  if (soldierId === null && !mustAddSecondFactor) return paths.createAccount(accountId);
  const isTheirs = [null, accountId].includes(formerAccount());
  // Until then, nobody is sent to another site.
  const mayOpen = from !== null && (from.startsWith('/') || !mustAddSecondFactor);
  return isTheirs && mayOpen ? from : paths.home;
}
