import { Refusal } from '../../api/refusal.ts';
import { signedIn } from '../../api/signedIn.ts';
import { AccountModel } from '../account.model.ts';
import type { IdentityContext } from '../identityContext.ts';
import { viewerOf } from '../signIn/signIn.ts';
import type { Viewer } from '../signIn/viewer.type.ts';

/**
 * Notes that a login's mailbox refuses mails for good, so that no reminder goes there (Spec 25.7). Does nothing if no login has the address.
 * One database command.
 * @param email folded, as a login has it
 */
export async function noteRefusedAddress(email: string, now: Date): Promise<void> {
  await AccountModel.updateOne({ email, mailRefusedAt: { $exists: false } }, { $set: { mailRefusedAt: now } });
}

/** Resumes reminders to the caller's address, because the caller says that it is right. */
export async function confirmOwnAddress(context: IdentityContext): Promise<Viewer> {
  const account = await AccountModel.findByIdAndUpdate(
    signedIn(context.person).accountId,
    { $unset: { mailRefusedAt: '' } },
    { returnDocument: 'after' },
  ).lean();
  // The login was deleted after the request began.
  if (!account) throw new Refusal('UNAUTHENTICATED');
  return viewerOf(account, context);
}
