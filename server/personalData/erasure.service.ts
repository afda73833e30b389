import { messages } from '../../domain/errors.ts';
import { HistoryAction, HistorySubject } from '../../domain/history.ts';
import { nameText } from '../../domain/nameText.ts';
import { Membership, membershipOn } from '../../domain/record/membership.ts';
import type { GoingLogin } from '../api/personalData.ts';
import { Refusal } from '../api/refusal.ts';
import { writeToAuditLog } from '../history/auditLog.ts';
import { historyEntry } from '../history/entry.ts';
import { HistoryModel } from '../history/history.model.ts';
import { AccountModel } from '../identity/account.model.ts';
import type { IdentityContext } from '../identity/identityContext.ts';
import { forgetWithLogin, PERSONAL_DATA } from '../models.ts';
import { unitDayAt } from '../operations/unitClock.ts';
import { underRightsLock, underRightsLockForStaff } from '../records/rights/rightsLock.ts';
import { stayOf } from '../records/soldiers/inUnit.ts';
import { type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';
import { staleSave } from '../records/staleSave.ts';

/**
 * What goes when a record is erased, line by line; leaves out what there is none of. Six database commands.
 * @throws Refusal `NOT_FOUND`.
 */
export async function dataToErase(soldierId: string): Promise<string[]> {
  const soldier = await SoldierModel.findById(soldierId, { schools: 1, dues: 1, userId: 1 }).lean();
  if (!soldier) throw new Refusal('NOT_FOUND');
  const { schools, dues = [], userId: accountId } = soldier;
  const person = { soldierId, login: accountId === undefined ? null : { accountId, email: null } };
  const line = (count: number, one: string, many: string) =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  const lines = await Promise.all(
    PERSONAL_DATA.map(async ({ counted }) =>
      counted ? line(await counted.count(person), counted.one, counted.many) : [],
    ),
  );
  return [
    'the record',
    ...line(schools.length, 'school', 'schools'),
    ...line(dues.length, 'event of a requirement', 'events of requirements'),
    ...lines.flat(),
    ...(person.login ? ['the login, with where they are signed in and their calendar addresses'] : []),
  ];
}

/**
 * Erases for good what is kept about a departed soldier (Spec 18.9). The mark on their record decides it; the rest follows, whatever
 * interrupts it.
 * @param lastName the soldier's, which staff type so that nobody erases the wrong person
 * @throws Refusal `NOT_FOUND`; `BAD_USER_INPUT` on `lastName`; `CONFLICT` for somebody who has not left, and when somebody else saved since
 * `version`; `FORBIDDEN` when the caller has lost staff rights meanwhile.
 */
export function eraseSoldier(context: IdentityContext, id: string, version: number, lastName: string): Promise<string> {
  return underRightsLockForStaff(context, async ({ actorId, at }) => {
    const soldier = await SoldierModel.findById(id).lean();
    if (!soldier) throw new Refusal('NOT_FOUND');
    if (soldier.erasure) {
      // The store failed in the middle of an earlier call.
      await finishErasure(soldier);
      return id;
    }
    if (membershipOn(stayOf(soldier), unitDayAt(at)) !== Membership.DEPARTED) {
      throw new Refusal('CONFLICT', { message: messages.hasNotLeft });
    }
    if (nameText(lastName) !== soldier.lastName) {
      throw new Refusal('BAD_USER_INPUT', { field: 'lastName', message: messages.typeLastName });
    }
    const marked = await SoldierModel.findOneAndUpdate(
      { _id: id, version },
      { $set: { erasure: { byId: actorId, at } }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    ).lean();
    if (!marked) throw await staleSave(soldier.version, { soldierId: id, subjectId: null }, actorId);
    await finishErasure(marked);
    return id;
  });
}

/** Finishes erasures that a crash interrupted. Takes one database command if there are none. */
export async function settleErasures(): Promise<void> {
  const left = { erasure: { $exists: true } };
  if (!(await SoldierModel.exists(left))) return;
  await underRightsLock(async () => {
    // Under the lock, because another server may be doing it right now.
    for (const soldier of await SoldierModel.find(left).lean()) await finishErasure(soldier);
  }, 'BACKGROUND');
}

/** Removes everything about a marked record, and the record last. Doing it twice has the same effect as once. */
async function finishErasure({ _id: soldierId, userId: accountId, erasure }: Soldier): Promise<void> {
  if (!erasure) return;
  const login = accountId === undefined ? null : await goingLogin(accountId);
  if (login) await forgetWithLogin(login);
  for (const { goes } of PERSONAL_DATA) await goes.withPerson?.({ soldierId, login });
  if (login) {
    await AccountModel.deleteOne({ _id: login.accountId });
    // Once more, because they may have signed in meanwhile.
    await forgetWithLogin(login);
  }
  const { byId: actorId, at } = erasure;
  const entry = historyEntry(
    { actorId, at },
    { soldierId, subject: HistorySubject.RECORD, action: HistoryAction.DELETED, changes: [] },
  );
  const kept = { ...entry, _id: `${soldierId}/erased` };
  await HistoryModel.deleteMany({ soldierId, _id: { $ne: kept._id } });
  await writeToAuditLog([kept]);
  await SoldierModel.deleteOne({ _id: soldierId });
}

async function goingLogin(accountId: string): Promise<GoingLogin> {
  const account = await AccountModel.findById(accountId, { email: 1 }).lean();
  return { accountId, email: account?.email ?? null };
}
