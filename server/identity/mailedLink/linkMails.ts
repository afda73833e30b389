import { SIGN_IN_LINK_LIFE_MS } from '../../../domain/constants.ts';
import { messages } from '../../../domain/errors.ts';
import { Refusal } from '../../api/refusal.ts';
import { sendsMails } from '../../mail/mailer.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { emailChangeMail, LinkMail, passwordResetMail, signInMail } from '../../mail/mails.ts';
import type { MakeMail } from '../../mail/mailWorker.ts';
import { type Account, AccountModel } from '../account.model.ts';
import type { Dependencies } from '../dependencies.ts';
import { hashSecret } from '../secrets/secret.ts';
import { isLoginDisabled } from '../signIn/signIn.ts';
import type { Links } from './links.ts';
import { issueCode, madeFor, voidCodes } from './oneTimeCode.service.ts';

/*
 * A mail with a link is queued as a request. Only when it is sent, the login is looked up and the code made. So a request does the same
 * work for every address, the queue holds no code, and the code's time starts with the sending. Each attempt makes its own code, and all of
 * them work. An interrupted attempt may have reached the mailbox, which then doesn't show the next one with the same Message-ID.
 */

/** @throws Refusal `OPERATION_NOT_ALLOWED` if mail is off, so that nobody waits for a link. */
export function refuseWithoutMails(settings: Dependencies['settings']): void {
  if (!sendsMails(settings)) throw new Refusal('OPERATION_NOT_ALLOWED', { message: messages.mailsAreOff });
}

/** Queues a link for setting a new password to the login with this address, if there is one. */
export function queueResetLink(to: string, now: Date): Promise<void> {
  return queueMail({ to, about: LinkMail.RESET_PASSWORD }, now);
}

/** What a sign-in link is bound to. */
interface SignInLink {
  /** The secret of the asking browser; the link works only there. */
  browserSecret: string;
  /** The browser's earlier secret, whose link ends. */
  formerSecret: string | null;
  continueTo: string | null;
}

/** Queues a link for signing in to the login with this address, if there is one. Its time starts now, like that of the browser's secret. */
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

/** Queues a link that makes this address the login's, unless its address or password changes first. */
export function queueEmailChangeLink(to: string, account: Account, now: Date): Promise<void> {
  const details = { madeFor: madeFor(account) };
  return queueMail({ to, about: LinkMail.CHANGE_EMAIL, accountId: account._id, details }, now);
}

/** Makes these mails. */
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
      // Voids only this browser's earlier link: otherwise anybody could void the owner's link by asking for another.
      if (tries === 1 && formerHash !== undefined) {
        await voidCodes(owner._id, now, { purpose: 'SIGN_IN', browserHash: formerHash });
      }
      const where = continueTo === undefined ? {} : { continueTo };
      const code = await issueCode(owner, { purpose: 'SIGN_IN', browserHash, ...where }, queuedAt);
      return { mail: signInMail(to, links.signIn(code)), isForNobody };
    },

    [LinkMail.CHANGE_EMAIL]: async ({ to, tries, accountId, details = {} }, now) => {
      const account = await AccountModel.findById(accountId).lean();
      // The person who asked may have known a password that was changed since to keep them out.
      if (!account || madeFor(account) !== details['madeFor'] || (await isLoginDisabled(account._id))) return null;
      if (tries === 1) await voidCodes(account._id, now, { purpose: 'CHANGE_EMAIL' });
      const code = await issueCode(account, { purpose: 'CHANGE_EMAIL', newEmail: to }, now);
      return { mail: emailChangeMail(to, links.confirmEmail(code)), isForNobody: false };
    },
  };
}

/**
 * The login with an address. If there is none, or staff have disabled it, a stand-in that never signs in. The stand-in gets codes like
 * other logins, so that the store has as much to do.
 */
async function ownerOf(email: string): Promise<{ owner: Account; isForNobody: boolean }> {
  const account = await AccountModel.findOne({ email }).lean();
  const isDisabled = await isLoginDisabled(account?._id ?? '');
  if (account && !isDisabled) return { owner: account, isForNobody: false };
  const nobody = { _id: `nobody ${hashSecret(email)}`, email, passwordHash: '', createdAt: new Date(0) };
  return { owner: nobody, isForNobody: true };
}
