import { Refusal } from '../../api/refusal.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { openIdLinkedMail } from '../../mail/mails.ts';
import { isDuplicateOf } from '../../store/duplicateKey.ts';
import { onceSaved } from '../../store/onceSaved.ts';
import { type Account, AccountModel } from '../account.model.ts';
import type { IdentityContext } from '../identityContext.ts';
import { sameFactors } from '../signIn/sameFactors.ts';

/**
 * Links a provider's sign-in to a login, unless already linked. Call it only after the owner has shown every factor.
 * @returns the updated account.
 * @throws Refusal `CREDENTIAL_ALREADY_IN_USE` when the login has another sign-in, the sign-in another login, or the login has changed since
 * its factors were shown.
 */
export async function linkProvider(
  account: Account,
  openIdSubject: string,
  { dependencies, now }: IdentityContext,
): Promise<Account> {
  if (account.openIdSubject === openIdSubject) return account;
  const linked = await storeSubject(account, openIdSubject);
  if (!linked) throw new Refusal('CREDENTIAL_ALREADY_IN_USE');
  const mail = openIdLinkedMail(linked.email, dependencies.settings.openIdConnect?.name ?? 'A provider');
  await onceSaved(() => queueMail({ ...mail, accountId: linked._id }, now));
  return linked;
}

/** Null if there is nothing to link to. If the same sign-in comes twice at once, both link it. */
async function storeSubject(account: Account, openIdSubject: string): Promise<Account | null> {
  try {
    return await AccountModel.findOneAndUpdate(
      { ...sameFactors(account), $or: [{ openIdSubject: { $exists: false } }, { openIdSubject }] },
      { $set: { openIdSubject } },
      { returnDocument: 'after' },
    ).lean();
  } catch (error) {
    if (isDuplicateOf(error, 'openIdSubject')) return null;
    throw error;
  }
}
