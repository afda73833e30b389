import type { QueryFilter, UpdateQuery } from 'mongoose';
import type { Mail } from '../../mail/mail.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { onceSaved } from '../../store/onceSaved.ts';
import { type Account, AccountModel } from '../account.model.ts';
import { endSessionsOf } from '../session/session.service.ts';

interface CredentialsChange {
  /** Matches the account as long as the change is allowed. */
  which: QueryFilter<Account>;
  change: UpdateQuery<Account>;
  /** The reason that the ended sessions get. */
  endedBecause: 'SESSION_ENDED' | 'PASSWORD_CHANGED';
  /** The mail to the owner, made from the changed account. */
  mail: (account: Account) => Mail;
  now: Date;
}

/**
 * Changes an account's credentials, and ends all its sessions and every sign-in that waits for its second factor. They end before the
 * change, so none survives it, whatever fails in between.
 * @returns the changed account; null if `which` doesn't match, or no longer does.
 * @throws Refusal `STORE_UNAVAILABLE` when the change was made but a later step failed.
 */
export async function changeCredentials({
  which,
  change,
  endedBecause,
  mail,
  now,
}: CredentialsChange): Promise<Account | null> {
  // Sessions should not end for a change that somebody else's change has made impossible.
  const found = await AccountModel.exists(which);
  if (!found) return null;
  // With a general reason, because the change may still fail; its own reason is set below.
  await endSessionsOf(found._id, 'SESSION_ENDED');
  const account = await AccountModel.findOneAndUpdate(which, change, { returnDocument: 'after' }).lean();
  if (!account) return null;
  await onceSaved(async () => {
    try {
      await queueMail({ ...mail(account), accountId: account._id }, now);
    } finally {
      // A session may have begun since the first ones ended.
      await endSessionsOf(account._id, endedBecause);
    }
  });
  return account;
}
