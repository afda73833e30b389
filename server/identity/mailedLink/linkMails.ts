import { SIGN_IN_LINK_LIFE_MS } from '../../../domain/constants.ts';
import { messages } from '../../../domain/errors.ts';
import { Refusal } from '../../api/refusal.ts';
import { sendsMails } from '../../mail/mailer.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { emailChangeMail, LinkMail, passwordResetMail, signInMail } from '../../mail/mails.ts';
import type { MakeMail } from '../../mail/mailWorker.ts';
import { type Account, AccountModel } from '../account.model.ts';
import { hashSecret } from '../secrets/secret.ts';
import type { Services } from '../services.ts';
import { isLoginDisabled } from '../signIn/signIn.ts';
import type { Links } from './links.ts';
import { issueCode, madeFor, voidCodes } from './oneTimeCode.service.ts';

/*
 * A mail with a link is queued as what was asked for. Only when it is sent is the login looked up and the code made. So a request does the same
 * whoever it is for, the queue holds no code, and the code's time runs from then on. Each try makes a code of its own, all of which work: a
 * try that was cut off may have reached the mailbox after all, and the next one, under the same Message-ID, is then not shown there.
 */

/** @throws Refusal `OPERATION_NOT_ALLOWED` where no mail leaves: nobody is to wait for a link. */
export function refuseWithoutMails(settings: Services['settings']): void {
  if (!sendsMails(settings)) throw new Refusal('OPERATION_NOT_ALLOWED', { message: messages.mailsAreOff });
}

/** Has a link sent that sets a new password of the login with this address, if there is one. */
export function queueResetLink(to: string, now: Date): Promise<void> {
  return queueMail({ to, about: LinkMail.RESET_PASSWORD }, now);
}

/** What a sign-in link is bound to. */
interface SignInLink {
  /** The secret of the browser that asked: the link works only there. */
  browserSecret: string;
  /** The one that it had before, whose link ends. */
  formerSecret: string | null;
  continueTo: string | null;
}

/** Has a link sent that signs in to the login with this address, if there is one. Its time runs from now, as that of the browser's secret does. */
export function queueSignInLink(
  to: string,
  { browserSecret, formerSecret, continueTo }: SignInLink,
  now: Date,
): Promise<void> {
  const details = {
    browserHash: hashSecret(browserSecret),
    ...(formerSecret !== null && { formerHash: hashSecret(formerSecret) }),
    ...(continueTo !== null && { continueTo }),
  };
  return queueMail({ to, about: LinkMail.SIGN_IN, details, usefulForMs: SIGN_IN_LINK_LIFE_MS }, now);
}

/** Has a link sent that makes this address the login's, unless its address or password is changed before. */
export function queueEmailChangeLink(to: string, account: Account, now: Date): Promise<void> {
  const details = { madeFor: madeFor(account) };
  return queueMail({ to, about: LinkMail.CHANGE_EMAIL, accountId: account._id, details }, now);
}

/** The makers of these mails. */
export function linkMails(links: Links): Readonly<Record<string, MakeMail>> {
  return {
    [LinkMail.RESET_PASSWORD]: async ({ to, tries }, now) => {
      const { owner, isForNobody } = await ownerOf(to);
      if (tries === 1) await voidCodes(owner._id, now, { purpose: 'RESET_PASSWORD' });
      const code = await issueCode(owner, { purpose: 'RESET_PASSWORD' }, now);
      return { mail: passwordResetMail(to, links.resetPassword(code)), isForNobody };
    },

    [LinkMail.SIGN_IN]: async ({ to, tries, details = {}, queuedAt }, now) => {
      const { browserHash = '', formerHash, continueTo } = details;
      const { owner, isForNobody } = await ownerOf(to);
      // Only the earlier link of this browser is voided: otherwise anybody could void the owner's by asking for another.
      if (tries === 1 && formerHash !== undefined) {
        await voidCodes(owner._id, now, { purpose: 'SIGN_IN', browserHash: formerHash });
      }
      const where = continueTo === undefined ? {} : { continueTo };
      const code = await issueCode(owner, { purpose: 'SIGN_IN', browserHash, ...where }, queuedAt);
      return { mail: signInMail(to, links.signIn(code)), isForNobody };
    },

    [LinkMail.CHANGE_EMAIL]: async ({ to, tries, accountId, details = {} }, now) => {
      const account = await AccountModel.findById(accountId).lean();
      // Whoever asked for it may have known a password that has been changed since, to keep them out.
      if (!account || madeFor(account) !== details['madeFor'] || (await isLoginDisabled(account._id))) return null;
      if (tries === 1) await voidCodes(account._id, now, { purpose: 'CHANGE_EMAIL' });
      const code = await issueCode(account, { purpose: 'CHANGE_EMAIL', newEmail: to }, now);
      return { mail: emailChangeMail(to, links.confirmEmail(code)), isForNobody: false };
    },
  };
}

/**
 * The login with an address. Where there is none, or staff have disabled it, it is a stand-in that never signs in: it gets codes as others do, so
 * that the store has as much to do.
 */
async function ownerOf(email: string): Promise<{ owner: Account; isForNobody: boolean }> {
  const account = await AccountModel.findOne({ email }).lean();
  const isDisabled = await isLoginDisabled(account?._id ?? '');
  if (account && !isDisabled) return { owner: account, isForNobody: false };
  const nobody = { _id: `nobody ${hashSecret(email)}`, email, passwordHash: '', createdAt: new Date(0) };
  return { owner: nobody, isForNobody: true };
}
