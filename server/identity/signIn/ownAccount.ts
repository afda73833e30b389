import { RECENT_SIGN_IN_MS } from '../../../domain/constants.ts';
import { messages } from '../../../domain/errors.ts';
import { isEmail } from '../../../domain/identity/identityValidation.ts';
import { Refusal, signedOutRefusal } from '../../api/refusal.ts';
import { signedIn } from '../../api/signedIn.ts';
import { type Account, AccountModel } from '../account.model.ts';
import type { IdentityContext } from '../identityContext.ts';
import { attemptBy } from '../limits/knownBrowsers.ts';
import { countAttempt } from '../limits/limits.ts';
import { authenticate, foldEmail } from '../password/passport.ts';
import { refuseWhileHashesWait } from '../password/passwords.ts';
import { findSessions } from '../session/session.service.ts';

/**
 * The signed-in person's account, for a change of their credentials.
 * @throws Refusal `UNAUTHENTICATED`, like `refuseEndedSession`.
 */
export async function ownAccount(context: IdentityContext): Promise<Account> {
  const account = await AccountModel.findById(signedIn(context.person).accountId).lean();
  // Checked after reading the account: a change ends the sessions before it is written, so an open session's account is up to date.
  await refuseEndedSession(context);
  if (!account) throw new Refusal('UNAUTHENTICATED');
  return account;
}

/**
 * Checks that the signed-in person also knows the password: a browser left open must not be enough.
 * @param field the argument that holds it.
 * @throws Refusal `WRONG_PASSWORD` with the field; `UNAUTHENTICATED` when the session was ended meanwhile; `SERVER_BUSY`;
 * `TOO_MANY_REQUESTS`, because these tries count together with sign-ins.
 */
export async function confirmPassword(context: IdentityContext, password: string, field: string): Promise<Account> {
  refuseWhileHashesWait();
  const { email } = await ownAccount(context);
  const attempt = await countAttempt('password', await attemptBy(context, email));
  const account = await authenticate(email, password);
  if (!account) throw new Refusal('WRONG_PASSWORD', { field, message: messages.wrongCurrentPassword });
  await attempt.succeeded();
  // Somebody switched on a second factor during this request, which ended this session.
  if (account.secondFactor && !context.session?.showedSecondFactor) throw signedOutRefusal('SESSION_ENDED');
  return account;
}

/**
 * Checks that the session is still open. The sender is looked up when a request begins, and its earlier fields take time. Somebody who is
 * signed out meanwhile must not get a new session.
 * @throws Refusal `UNAUTHENTICATED` with the reason.
 */
async function refuseEndedSession({ session, now }: IdentityContext): Promise<void> {
  const [current] = session ? await findSessions([session._id], now) : [];
  if (current?.state !== 'OPEN') throw signedOutRefusal(current?.endedBecause ?? null);
}

/**
 * Checks that the signed-in person has shown who they are within the last minutes.
 * @throws Refusal `REQUIRES_RECENT_LOGIN`.
 */
export function refuseOldSession({ session, now }: IdentityContext): void {
  if (!session?.authenticatedAt || now.getTime() - session.authenticatedAt.getTime() > RECENT_SIGN_IN_MS) {
    throw new Refusal('REQUIRES_RECENT_LOGIN');
  }
}

/**
 * The address, folded.
 * @throws Refusal `INVALID_EMAIL` with the field when it is not an address.
 */
export function checkedEmail(email: string, field: string): string {
  if (!isEmail(email)) throw new Refusal('INVALID_EMAIL', { field });
  return foldEmail(email);
}
