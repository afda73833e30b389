import type { QueryFilter, UpdateQuery } from 'mongoose';
import type { Mail } from '../../mail/mailer.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { onceSaved } from '../../store/onceSaved.ts';
import { type Account, AccountModel } from '../account.model.ts';
import { endSessionsOf } from '../session/session.service.ts';

interface CredentialsChange {
  /** Matches the account while the change is still allowed. */
  which: QueryFilter<Account>;
  change: UpdateQuery<Account>;
  /** The reason that the ended sessions are given. */
  endedBecause: 'SESSION_ENDED' | 'PASSWORD_CHANGED';
  /** The mail to the owner, made from the account as it is after the change. */
  mail: (account: Account) => Mail;
  now: Date;
}

/**
 * Changes an account's credentials, and ends every session of it and every sign-in that waits for its second factor. They end before the
 * change, so that whatever fails in between, none of them survives it.
 * @returns the account as it is then; null when it is not as `which` says, or not any more.
 * @throws Refusal `STORE_UNAVAILABLE` when the change is made, and what follows it failed.
 */
export async function changeCredentials({
  which,
  change,
  endedBecause,
  mail,
  now,
}: CredentialsChange): Promise<Account | null> {
  // Sessions are not to end for a change that is no longer allowed, as somebody else has made one meanwhile.
  const found = await AccountModel.exists(which);
  if (!found) return null;
  // With a general reason, as the change may yet fail; its own reason is set below.
  await endSessionsOf(found._id, 'SESSION_ENDED');
  const account = await AccountModel.findOneAndUpdate(which, change, { returnDocument: 'after' }).lean();
  if (!account) return null;
  await onceSaved(async () => {
    try {
      await queueMail({ ...mail(account), accountId: account._id }, now);
    } finally {
      // A session may have begun since the first ones were ended.
      await endSessionsOf(account._id, endedBecause);
    }
  });
  return account;
}
