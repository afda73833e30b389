import type { RequestContext } from '../context.ts';
import { isDuplicateOf } from '../database/duplicateKey.ts';
import { Refusal } from '../graphql/refusal.ts';
import { emailChangedLetter, emailChangeLetter } from '../mail/letters.ts';
import { type Account, AccountModel } from './account.model.ts';
import { endOtherSessions } from './enter.ts';
import type { ChangeEmailInput } from './login.input.ts';
import { countAttempt } from './limits.ts';
import { issueCode, redeemCode, voidCodes } from './oneTimeCode.service.ts';
import { checkedEmail, confirmPassword, refuseOldSession } from './ownAccount.ts';
import { endSessionsOf } from './session.service.ts';

/**
 * Sends a link to a new address, which becomes the login's once that link is opened. Whether the address has a login already is told to
 * its owner alone.
 * @throws Refusal `INVALID_EMAIL` or `WRONG_PASSWORD` with the field; `REQUIRES_RECENT_LOGIN` for a login with a second factor; `TOO_MANY_REQUESTS`.
 */
export async function requestEmailChange(input: ChangeEmailInput, context: RequestContext): Promise<true> {
  const newEmail = checkedEmail(input.newEmail, 'newEmail');
  const account = await confirmPassword(context, input.password, 'password');
  // The password is one factor; a recent sign-in has shown both.
  if (account.secondFactor) refuseOldSession(context);
  const { services, now, client } = context;
  await countAttempt('mail', { account: newEmail, address: client.address });
  services.outbox.afterwards(async () => {
    await voidCodes(account._id, now, { purpose: 'CHANGE_EMAIL' });
    const code = await issueCode(account, { purpose: 'CHANGE_EMAIL', newEmail }, now);
    return emailChangeLetter(newEmail, services.links.confirmEmail(code));
  });
  return true;
}

/**
 * Makes the address that a code was sent to the login's. Links that went to the former address work no more, and every session ends but
 * one of the browser that opens the link.
 * @throws Refusal `EXPIRED_ACTION_CODE`; `INVALID_ACTION_CODE`; `EMAIL_ALREADY_IN_USE` when the address has got another login;
 * `TOO_MANY_REQUESTS`.
 */
export async function confirmEmail(code: string, context: RequestContext): Promise<true> {
  const { now, services, person } = context;
  const { redeemed, account } = await redeemCode('CHANGE_EMAIL', code, context);
  if (redeemed.newEmail === undefined) throw new Refusal('INVALID_ACTION_CODE');
  const changed = await storeEmail(account, redeemed.newEmail);
  if (!changed) throw new Refusal('EXPIRED_ACTION_CODE');
  await voidCodes(account._id, now);
  services.outbox.post(emailChangedLetter(account.email));
  if (person?.accountId === account._id) await endOtherSessions(changed, context);
  else await endSessionsOf(account._id, 'SESSION_ENDED');
  return true;
}

/** Gives the account as it is then; null when its address or password has been changed since it was read. */
async function storeEmail({ _id, email: former, passwordHash }: Account, email: string): Promise<Account | null> {
  try {
    return await AccountModel.findOneAndUpdate(
      { _id, email: former, passwordHash },
      { $set: { email } },
      { returnDocument: 'after' },
    ).lean();
  } catch (error) {
    if (isDuplicateOf(error, 'email')) throw new Refusal('EMAIL_ALREADY_IN_USE');
    throw error;
  }
}
