import { SIGN_IN_LINK_LIFE_MS } from '../../../domain/constants.ts';
import { Refusal } from '../../api/refusal.ts';
import type { IdentityContext } from '../identityContext.ts';
import { attemptBy } from '../limits/knownBrowsers.ts';
import { countAttempt } from '../limits/limits.ts';
import { newSecret } from '../secrets/secret.ts';
import { checkedEmail } from '../signIn/ownAccount.ts';
import { beginSignIn, workingLogin } from '../signIn/signIn.ts';
import { queueSignInLink, refuseWithoutMails } from './linkMails.ts';
import type { LinkSignIn } from './linkSignIn.type.ts';
import { redeemCode } from './oneTimeCode.service.ts';

/**
 * Sends a link that signs in to the owner of an address. Neither the answer nor its time shows whether there is an owner. The link works
 * only in the browser that asked, so stealing the mail is not enough.
 */
export async function requestSignInLink(
  given: string,
  continueToGiven: string | null,
  context: IdentityContext,
): Promise<true> {
  const { dependencies, now, linkRequest } = context;
  refuseWhenOff(dependencies.settings);
  refuseWithoutMails(dependencies.settings);
  const email = checkedEmail(given, 'email');
  const continueTo = continueToGiven === null ? null : dependencies.links.checkContinueTo(continueToGiven);
  await countAttempt('mail', await attemptBy(context, email));
  // Also for an address without a login: a missing cookie would reveal that there is none.
  const [formerSecret, browserSecret] = [linkRequest.secret, newSecret()];
  linkRequest.keep(browserSecret, new Date(now.getTime() + SIGN_IN_LINK_LIFE_MS));
  await queueSignInLink(email, { browserSecret, formerSecret, continueTo }, now);
  return true;
}

/** Signs in with the code of a link, in the browser that asked for it. */
export async function signInWithLink(code: string, context: IdentityContext): Promise<LinkSignIn> {
  refuseWhenOff(context.dependencies.settings);
  const { redeemed, account } = await redeemCode('SIGN_IN', code, context);
  const { continueTo } = redeemed;
  context.linkRequest.forget();
  const where = continueTo === undefined ? {} : { continueTo };
  const viewer = await beginSignIn(await workingLogin(account), context, where);
  return { viewer, continueTo: continueTo ?? null };
}

function refuseWhenOff({ emailLinkSignIn }: { emailLinkSignIn: boolean }): void {
  if (!emailLinkSignIn) throw new Refusal('OPERATION_NOT_ALLOWED');
}
