import {
  type Recipient,
  type RemindedPerson,
  type ReminderDue,
  remindersDue,
  USUAL_PACE,
} from '../../domain/due/reminders.ts';
import type { Requirement } from '../../domain/due/requirements.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { AccountModel } from '../identity/account.model.ts';
import { LISTED, type ListedRecord } from '../readiness/lists.service.ts';
import { DUE_RECORDS, type StoredDueRecord, toDueRecord } from '../records/soldiers/dueRecord.ts';
import { isInUnit } from '../records/soldiers/inUnit.ts';
import { BY_POSITION, type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';

const LOGIN = { isStaff: 1, userId: 1, loginDisabled: 1 } as const;
type RemindedRecord = ListedRecord & StoredDueRecord & Pick<Soldier, keyof typeof LOGIN>;

/** People whose requirements reminders are about, and their logins. */
export interface RemindedPeople {
  /** By position in the unit. */
  records: readonly RemindedRecord[];
  /** People who can be reminded: their login can sign in. */
  recipients: readonly Recipient[];
  /** The recipients' addresses by login, except those whose mailbox refuses mails. */
  addressOf: ReadonlyMap<string, string>;
}

/** The people who match a condition. Two database commands. */
export async function remindedPeople(condition: object): Promise<RemindedPeople> {
  const records: RemindedRecord[] = await SoldierModel.find(condition, { ...LISTED, ...DUE_RECORDS, ...LOGIN })
    .sort(BY_POSITION)
    .lean();
  const owners = records.filter(({ loginDisabled }) => !loginDisabled);
  const accounts = await AccountModel.find(
    { _id: { $in: owners.flatMap(({ userId }) => userId ?? []) } },
    { email: 1, reminderPace: 1, mailRefusedAt: 1 },
  ).lean();
  const accountOf = new Map(accounts.map((account) => [account._id, account]));
  return {
    records,
    recipients: owners.flatMap(({ _id: soldierId, userId: accountId = '' }) => {
      const account = accountOf.get(accountId);
      return account ? [{ accountId, soldierId, pace: account.reminderPace ?? USUAL_PACE }] : [];
    }),
    addressOf: new Map(
      accounts
        .filter(({ mailRefusedAt }) => mailRefusedAt === undefined)
        .map(({ _id: accountId, email }) => [accountId, email]),
    ),
  };
}

/** What to remind the recipients of who belong to the unit on a day. */
export function dueOn(
  day: LocalDate,
  requirements: readonly Requirement[],
  { records, recipients }: Pick<RemindedPeople, 'records' | 'recipients'>,
): ReminderDue[] {
  const people = records
    .filter((record) => isInUnit(record, day))
    .map((record): RemindedPerson => {
      const { _id: id, section, isStaff } = record;
      return { id, section, isStaff, ...toDueRecord(record) };
    });
  return remindersDue(requirements, people, recipients, day);
}
