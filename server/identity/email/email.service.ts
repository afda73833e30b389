import { Refusal } from '../../api/refusal.ts';
import { dropWaiting } from '../../mail/mailQueue.ts';
import { emailChangedMail, LinkMail } from '../../mail/mails.ts';
import { isDuplicateOf } from '../../store/duplicateKey.ts';
import { onceSaved } from '../../store/onceSaved.ts';
import { type Account, AccountModel } from '../account.model.ts';
import type { IdentityContext } from '../identityContext.ts';
import { countAttempt, countCredentialChange } from '../limits/limits.ts';
import { queueEmailChangeLink, refuseWithoutMails } from '../mailedLink/linkMails.ts';
import { redeemCode, voidCodes } from '../mailedLink/oneTimeCode.service.ts';
import { changeCredentials } from '../signIn/changeCredentials.ts';
import { checkedEmail, confirmPassword, refuseOldSession } from '../signIn/ownAccount.ts';
import { renewSession } from '../signIn/signIn.ts';
import type { ChangeEmailInput } from './email.input.ts';

/**
 * Sends a link to a new address, which becomes the login's once that link is opened. Only the address's owner learns whether it already has
 * a login.
 */
export async function requestEmailChange(input: ChangeEmailInput, context: IdentityContext): Promise<true> {
  refuseWithoutMails(context.dependencies.settings);
  const newEmail = checkedEmail(input.newEmail, 'newEmail');
  const account = await confirmPassword(context, input.password, 'password');
  // The password is only one factor; a recent sign-in has shown both.
  if (account.secondFactor) refuseOldSession(context);
  await countCredentialChange(account._id);
  const { now, client } = context;
  await countAttempt('mail', { account: newEmail, address: client.address });
  await queueEmailChangeLink(newEmail, account, now);
  return true;
}

/**
 * Gives the login the address that the code was sent to. Links to the former address stop working, a waiting reset is dropped, and every
 * session ends, except one of the browser that opens the link.
 */
export async function confirmEmail(code: string, context: IdentityContext): Promise<true> {
  const { redeemed, account } = await redeemCode('CHANGE_EMAIL', code, context);
  if (redeemed.newEmail === undefined) throw new Refusal('INVALID_ACTION_CODE');
  const changed = await storeEmail(account, redeemed.newEmail, context);
  if (!changed) throw new Refusal('EXPIRED_ACTION_CODE');
  await onceSaved(async () => {
    await voidCodes(changed._id, context.now);
    await dropWaiting(LinkMail.RESET_PASSWORD, [account.email, changed.email]);
    if (context.person?.accountId === changed._id) await renewSession(changed, context);
  });
  return true;
}

/**
 * Stores the address.
 * @returns the updated account; null if its address or password has changed since it was read
 */
async function storeEmail(
  { _id, email: former, passwordHash }: Account,
  email: string,
  context: IdentityContext,
): Promise<Account | null> {
  // A unique index prevents this, too, but only after the sessions have ended.
  if (await AccountModel.exists({ email, _id: { $ne: _id } })) throw new Refusal('EMAIL_ALREADY_IN_USE');
  try {
    return await changeCredentials({
      which: { _id, email: former, passwordHash },
      change: { $set: { email }, $unset: { mailRefusedAt: '' } },
      endedBecause: 'SESSION_ENDED',
      mail: () => emailChangedMail(former),
      now: context.now,
    });
  } catch (error) {
    if (isDuplicateOf(error, 'email')) throw new Refusal('EMAIL_ALREADY_IN_USE');
    throw error;
  }
}
