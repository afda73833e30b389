import type { QueryFilter } from 'mongoose';
import { messages } from '../../../domain/errors.ts';
import { validateNewPassword, validatePasswordChange } from '../../../domain/identity/identityValidation.ts';
import { Refusal, refuseProblems } from '../../api/refusal.ts';
import { passwordChangedMail } from '../../mail/mails.ts';
import { namesOfAccount } from '../../records/soldiers/soldierNames.ts';
import { onceSaved } from '../../store/onceSaved.ts';
import { type Account, AccountModel } from '../account.model.ts';
import type { IdentityContext } from '../identityContext.ts';
import { attemptBy } from '../limits/knownBrowsers.ts';
import { countAttempt, countCredentialChange, forgetFailedPasswords } from '../limits/limits.ts';
import { queueResetLink, refuseWithoutMails } from '../mailedLink/linkMails.ts';
import { accountOfResetCode, redeemCode, voidCodes } from '../mailedLink/oneTimeCode.service.ts';
import { changeCredentials } from '../signIn/changeCredentials.ts';
import { checkedEmail, confirmPassword } from '../signIn/ownAccount.ts';
import { sameFactors } from '../signIn/sameFactors.ts';
import { completeSignIn, factorsShownFor } from '../signIn/signIn.ts';
import type { Viewer } from '../signIn/viewer.type.ts';
import type { ChangePasswordInput } from './password.input.ts';
import { hashPassword, refuseGuessablePassword, refuseWhileHashesWait } from './passwords.ts';

/**
 * Sends a link for setting a new password to the owner of an address. Neither the answer nor its time shows whether there is an owner,
 * because the owner is looked up only when the mail is sent.
 */
export async function requestPasswordReset(given: string, context: IdentityContext): Promise<true> {
  refuseWithoutMails(context.dependencies.settings);
  const email = checkedEmail(given, 'email');
  await countAttempt('reset', await attemptBy(context, email));
  await queueResetLink(email, context.now);
  return true;
}

/** Sets the password of the login that a code was sent for, and ends all its sessions. It doesn't sign in. */
export async function resetPassword(code: string, password: string, context: IdentityContext): Promise<true> {
  refuseProblems(validateNewPassword(password));
  refuseWhileHashesWait();
  // Before the code is used up, so that a refused password leaves it usable.
  const owner = await AccountModel.findById(await accountOfResetCode(code, context.now)).lean();
  if (owner) await refusePasswordOf(owner, password, 'password');
  const { account } = await redeemCode('RESET_PASSWORD', code, context);
  const { _id, email } = account;
  // Whatever the password is now: if two people set one at the same moment, the one who reads the mailbox is the owner.
  if (!(await storePassword({ _id, email }, password, context))) throw new Refusal('EXPIRED_ACTION_CODE');
  await onceSaved(() => forgetFailedPasswords(email));
  return true;
}

/**
 * Changes the signed-in person's password. Every session ends. This browser continues under a new identifier, so a copy of the old one
 * becomes useless. It counts as a sign-in if the password is the only factor.
 */
export async function changePassword(input: ChangePasswordInput, context: IdentityContext): Promise<Viewer> {
  refuseProblems(validatePasswordChange(input));
  const account = await confirmPassword(context, input.currentPassword, 'currentPassword');
  await refusePasswordOf(account, input.newPassword, 'newPassword');
  await countCredentialChange(account._id);
  const changed = await storePassword(sameFactors(account), input.newPassword, context);
  // A reset has set another password meanwhile, and that one stays.
  if (!changed)
    throw new Refusal('WRONG_PASSWORD', { field: 'currentPassword', message: messages.wrongCurrentPassword });
  return onceSaved(() => completeSignIn(changed, context, account.secondFactor && factorsShownFor(context.session)));
}

/** Refuses a password that somebody who knows the account's owner could easily guess. */
async function refusePasswordOf({ _id, email }: Account, password: string, field: string): Promise<void> {
  refuseGuessablePassword(password, field, { email, names: await namesOfAccount(_id) });
}

/**
 * Stores the password, and voids links that were sent before.
 * @returns the account; null if none matches anymore
 */
async function storePassword(
  which: QueryFilter<Account>,
  password: string,
  context: IdentityContext,
): Promise<Account | null> {
  const change = { $set: { passwordHash: await hashPassword(password) } };
  const mail = ({ email }: Account) => passwordChangedMail(email);
  const { now } = context;
  const account = await changeCredentials({ which, change, endedBecause: 'PASSWORD_CHANGED', mail, now });
  if (account) await onceSaved(() => voidCodes(account._id, now));
  return account;
}
