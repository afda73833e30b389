import { ReminderPace, USUAL_PACE } from '../../domain/due/reminders.ts';
import { HistoryAction, HistorySubject } from '../../domain/history.ts';
import { moveToAuditLog } from '../history/auditLog.ts';
import { historyEntry } from '../history/entry.ts';
import { type Account, AccountModel } from '../identity/account.model.ts';
import { isSameSignature, signatureOf, storeKey } from '../identity/secrets/storeKey.ts';
import { findSoldierOfAccount } from '../records/soldiers/soldierOfAccount.ts';

/**
 * The code with which anybody who has a reminder's mail can end the reminders of its login. It is derived, not stored: codes in older mails
 * work, and all end with the login or its address. One database command.
 */
export async function unsubscribeCode({ _id, email }: Pick<Account, '_id' | 'email'>): Promise<string> {
  // The dot distinguishes it from what is signed for known browsers, whose names have none.
  return `${_id}.${signatureOf(await storeKey(), `unsubscribe.${_id} ${email}`)}`;
}

/** Ends all reminders to a login, as the code in one of its mails asks. Does nothing for any other code. */
export async function unsubscribe(code: string, now: Date): Promise<void> {
  const [accountId = ''] = code.split('.', 1);
  const account = await AccountModel.findById(accountId, { email: 1, reminderPace: 1 }).lean();
  const right = await unsubscribeCode({ _id: accountId, email: account?.email ?? '' });
  if (!account || !isSameSignature(code, right)) return;
  const { email, reminderPace } = account;
  if (reminderPace === ReminderPace.NEVER) return;
  const entry = await entryFor(account, now);
  const saved = await AccountModel.updateOne(
    { _id: accountId, email, reminderPace: reminderPace ?? { $exists: false } },
    { $set: { reminderPace: ReminderPace.NEVER }, ...(entry && { $push: { pendingHistory: entry } }) },
  );
  // Its owner has just chosen something else, or another request was faster.
  if (saved.modifiedCount === 0) return unsubscribe(code, now);
  if (entry) await moveToAuditLog('accounts', accountId, [entry]);
}

/** The history entry for the login's record; null if the login has no record. */
async function entryFor({ _id, reminderPace: from = USUAL_PACE }: Pick<Account, '_id' | 'reminderPace'>, at: Date) {
  const soldier = await findSoldierOfAccount(_id);
  if (!soldier) return null;
  const soldierId = soldier._id;
  const changes = [{ field: 'reminderPace', from, to: ReminderPace.NEVER }];
  return historyEntry(
    { actorId: soldierId, at },
    { soldierId, subject: HistorySubject.REMINDERS, action: HistoryAction.CHANGED, changes },
  );
}
