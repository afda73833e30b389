import { makeVar } from '@apollo/client';
import type { Location } from 'react-router-dom';
import { isJsonObject } from '../../../domain/json.ts';
import { paths } from '../paths.ts';
import type { SignedInPerson } from './PersonContext.ts';

/* The state of the browser's history entries that lead to /login and away from it. */

/** The state for /login: the address that the person wanted to open. */
export function wayBackTo({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): {
  from: string;
} {
  return { from: `${pathname}${search}${hash}` };
}

/** The address that the person wanted to open before they were led to /login; null if there was none. */
export function wayBack(state: unknown): string | null {
  return isJsonObject(state) && typeof state['from'] === 'string' ? state['from'] : null;
}

/** The state for /sign-in-again: the address that needs it, and the state there, which a return brings back. */
export function wayBackWithState(location: Location): { from: string; stateThere: unknown } {
  return { ...wayBackTo(location), stateThere: location.state };
}

/** The state of the entry that the person is led back to. */
export function stateThere(state: unknown): unknown {
  return isJsonObject(state) ? state['stateThere'] : null;
}

/** The state between /login and the screens that send a link: the e-mail address typed so far, and the address to return to. */
export function withTypedEmail(state: unknown, typedEmail: string): object {
  return { from: wayBack(state), typedEmail };
}

/** The e-mail address that was typed on the screen before; '' if none was. */
export function typedEmail(state: unknown): string {
  return isJsonObject(state) && typeof state['typedEmail'] === 'string' ? state['typedEmail'] : '';
}

/** The account whose session was the last to end on this page; null for none. */
export const formerAccount = makeVar<string | null>(null);

/**
 * The address to open after a sign-in: Add Info for a person without a record, otherwise the one that they wanted to open, or Home. Where the
 * session of somebody else ended before, the address is that person's. Until a required second factor is set up, nobody's record is known.
 */
export function placeAfterSignIn(
  { accountId, soldierId, mustAddSecondFactor }: SignedInPerson,
  from: string | null,
): string {
  if (soldierId === null && !mustAddSecondFactor) return paths.createAccount(accountId);
  const isTheirs = [null, accountId].includes(formerAccount());
  // Nobody is led to another site before that.
  const mayOpen = from !== null && (from.startsWith('/') || !mustAddSecondFactor);
  return isTheirs && mayOpen ? from : paths.home;
}
