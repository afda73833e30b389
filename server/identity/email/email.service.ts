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
 * Sends a link to a new address, which becomes the login's once that link is opened. Only the owner of the address learns whether it has a
 * login already.
 */
export async function requestEmailChange(input: ChangeEmailInput, context: IdentityContext): Promise<true> {
  refuseWithoutMails(context.services.settings);
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
 * Makes the address that a code was sent to the login's. Links that went to the former address work no more, a reset that waits is dropped, and every
 * session ends but one of the browser that opens the link.
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

/** Gives the account as it is then; null when its address or password has been changed since it was read. */
async function storeEmail(
  { _id, email: former, passwordHash }: Account,
  email: string,
  context: IdentityContext,
): Promise<Account | null> {
  // A unique index prevents this as well, but only after the sessions have been ended.
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
