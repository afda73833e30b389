import { ReminderPace } from '../../domain/due/reminders.ts';
import { type Account, AccountModel } from '../identity/account.model.ts';
import type { Links } from '../identity/mailedLink/links.ts';
import { REMINDER_MAIL } from '../mail/mails.ts';
import type { MakeMail } from '../mail/mailWorker.ts';
import { ReminderMail, ReminderModel, type StoredReminder } from './reminder.model.ts';
import { unsubscribeCode } from './unsubscribe.service.ts';

/** Makes reminders' mails. A reminder goes to the address that its login has when it is sent, however long it waited. */
export function reminderMails(links: Links): Readonly<Record<string, MakeMail>> {
  return {
    [REMINDER_MAIL]: async ({ _id, accountId, about, subject = '', text = '', button }) => {
      const account = await AccountModel.findById(accountId, { email: 1, reminderPace: 1, mailRefusedAt: 1 }).lean();
      const reminder = await ReminderModel.findById(_id, { asked: 1 }).lean();
      if (account && reminder && isStillWanted(account, reminder)) {
        const unsubscribe = links.unsubscribe(await unsubscribeCode(account));
        return {
          mail: { to: account.email, about, subject, text, ...(button && { button }), unsubscribe },
          isForNobody: false,
        };
      }
      // Before it leaves the queue, because it would count as sent then.
      await ReminderModel.updateOne({ _id }, { $set: { mail: ReminderMail.NONE } });
      return null;
    },
  };
}

/** Whether a waiting reminder may still be sent: meanwhile, its mailbox or its owner may have refused further ones. */
function isStillWanted(
  { mailRefusedAt, reminderPace }: Pick<Account, 'mailRefusedAt' | 'reminderPace'>,
  { asked }: Pick<StoredReminder, 'asked'>,
): boolean {
  return mailRefusedAt === undefined && (asked || reminderPace !== ReminderPace.NEVER);
}
