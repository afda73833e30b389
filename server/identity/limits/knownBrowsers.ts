import { KNOWN_BROWSER_LIFE_MS, KNOWN_LOGINS_PER_BROWSER } from '../../../domain/constants.ts';
import type { IdentityContext } from '../identityContext.ts';
import { newSecret } from '../secrets/secret.ts';
import { isSameSignature, signatureOf, storedKey, storeKey } from '../secrets/storeKey.ts';
import type { AttemptBy } from './limits.ts';

/*
 * A browser that has signed in to a login is known to it from then on. Its cookie holds a random name for the browser and, for each login,
 * a signature of both. The cookie opens nothing. Its only effect is that this browser's attempts count apart, so that nobody else's use
 * them up.
 */

/** Who tries a login, for `countAttempt`: a known browser, or anybody else at a network address. */
export async function attemptBy(
  { client, knownBrowser }: Pick<IdentityContext, 'client' | 'knownBrowser'>,
  email: string,
  account = email,
): Promise<AttemptBy> {
  const { name, signatures } = parsed(knownBrowser.secret);
  const key = signatures.length === 0 ? null : await storedKey();
  const isKnown =
    key !== null && signatures.some((signature) => isSameSignature(signature, signatureOf(key, `${name} ${email}`)));
  return { account, address: client.address, browser: isKnown ? name : null };
}

/**
 * Makes the browser known to a login that is signed in there, or keeps it known.
 * @param email the login's address, folded.
 */
export async function rememberBrowser({ knownBrowser, now }: IdentityContext, email: string): Promise<void> {
  const { name, signatures } = parsed(knownBrowser.secret);
  const signature = signatureOf(await storeKey(), `${name} ${email}`);
  // The latest first: if many people share a desk, the one absent longest drops out.
  const others = signatures
    .filter((other) => !isSameSignature(other, signature))
    .slice(0, KNOWN_LOGINS_PER_BROWSER - 1);
  const expires = new Date(now.getTime() + KNOWN_BROWSER_LIFE_MS);
  knownBrowser.keep([name, signature, ...others].join('.'), expires);
}

/** A cookie's content; a new name without a cookie. */
function parsed(cookie: string | null): { name: string; signatures: string[] } {
  const [name = newSecret(), ...signatures] = cookie?.split('.', 1 + KNOWN_LOGINS_PER_BROWSER) ?? [];
  return { name, signatures };
}
