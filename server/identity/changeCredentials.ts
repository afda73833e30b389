import type { QueryFilter, UpdateQuery } from 'mongoose';
import { onceSaved } from '../graphql/onceSaved.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Outbox } from '../mail/outbox.ts';
import { type Account, AccountModel } from './account.model.ts';
import { endSessionsOf } from './session/session.service.ts';

interface CredentialsChange {
  /** Matches the account while the change is still allowed. */
  which: QueryFilter<Account>;
  change: UpdateQuery<Account>;
  /** What the sessions that it ends are told. */
  endedBecause: 'SESSION_ENDED' | 'PASSWORD_CHANGED';
  /** What the owner is told, by the account as it is then. */
  mail: (account: Account) => Mail;
}

/**
 * Changes an account's credentials, and ends every session of it and every sign-in that waits for its second factor. They end before the
 * change: wherever a failure cuts this off, none of them goes on beside the new state.
 * @returns the account as it is then; null when it is not as `which` says, or not any more.
 * @throws Refusal `STORE_UNAVAILABLE` when the change is made, and what follows it failed.
 */
export async function changeCredentials(
  { which, change, endedBecause, mail }: CredentialsChange,
  outbox: Outbox,
): Promise<Account | null> {
  // Nobody is signed out for a change that somebody else has made already.
  const found = await AccountModel.exists(which);
  if (!found) return null;
  // With a general reason: the change, whose own reason is set below, may yet fail.
  await endSessionsOf(found._id, 'SESSION_ENDED');
  const account = await AccountModel.findOneAndUpdate(which, change, { returnDocument: 'after' }).lean();
  if (!account) return null;
  outbox.post(mail(account));
  // A session may have begun between the two.
  await onceSaved(() => endSessionsOf(account._id, endedBecause));
  return account;
}
