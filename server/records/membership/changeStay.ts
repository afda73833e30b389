import { HistoryAction, HistorySubject } from '../../../domain/history.ts';
import { LoginState } from '../../../domain/identity/loginState.ts';
import { addDays, type LocalDate } from '../../../domain/localDate.ts';
import { type Stay, membershipMessages } from '../../../domain/record/membership.ts';
import type { RequestContext } from '../../api/context.ts';
import { Refusal } from '../../api/refusal.ts';
import { type Act, changesBetween, historyEntry } from '../../history/entry.ts';
import { unitDayAt } from '../../operations/unitClock.ts';
import { underRightsLockForStaff } from '../rights/rightsLock.ts';
import { isStaffedWithout } from '../rights/staffRights.ts';
import { findSoldier } from '../soldiers/findSoldier.ts';
import { type StayRecord, stayOf } from '../soldiers/inUnit.ts';
import { loginStateOf } from '../soldiers/loginStateOf.ts';
import { saveWithHistory } from '../soldiers/saveWithHistory.ts';
import type { Soldier } from '../soldiers/soldier.model.ts';
import type { SoldierType } from '../soldiers/soldier.type.ts';
import { toSoldierType } from '../soldiers/toSoldierType.ts';
import { staleSave } from '../staleSave.ts';

/**
 * Changes a soldier's first or last day in the unit, in a record that was read at `version`. Saves nothing if the days stay the same. Runs under
 * the rights lock, because staff outside the unit can't use their rights.
 * @param field the field of the refusal, if on some day nobody with staff rights could sign in (Spec 2.10)
 * @param changed returns both days as they should be
 * @throws Refusal `NOT_FOUND`; `BAD_USER_INPUT` on the field; `CONFLICT`; `FORBIDDEN` if the caller has lost staff rights meanwhile.
 */
export function changeStay(
  context: RequestContext,
  id: string,
  version: number,
  field: 'lastDay' | 'arrivesOn',
  changed: (soldier: Soldier, act: Act) => StayRecord,
): Promise<SoldierType> {
  return underRightsLockForStaff(context, async (act) => {
    const soldier = await findSoldier(id);
    const stale = (current: number) => staleSave(current, { soldierId: id, subjectId: null }, act.actorId);
    if (soldier.version !== version) throw await stale(soldier.version);
    const { arrivesOn, departure } = changed(soldier, act);
    const after = { ...(arrivesOn && { arrivesOn }), ...(departure && { departure }) };
    const changes = changesBetween(wordsOf(soldier), wordsOf(after));
    if (changes.length === 0) return toSoldierType(soldier, context);
    const lost = daysLost(stayOf(soldier), stayOf(after), unitDayAt(act.at));
    if (
      soldier.isStaff &&
      loginStateOf(soldier) === LoginState.WORKING &&
      lost &&
      !(await isStaffedWithout(id, lost.from, lost.to))
    ) {
      throw new Refusal('BAD_USER_INPUT', { field, message: membershipMessages.lastStaff });
    }
    const gone = { ...(!arrivesOn && { arrivesOn: '' }), ...(!departure && { departure: '' }) };
    const entry = historyEntry(act, {
      soldierId: id,
      subject: HistorySubject.RECORD,
      action: HistoryAction.CHANGED,
      changes,
    });
    const saved = await saveWithHistory(
      { _id: id, version },
      { $set: after, $unset: gone, $inc: { version: 1 } },
      entry,
    );
    // Somebody saved the record meanwhile. Forms do so without the lock.
    if (!saved) throw await stale((await findSoldier(id)).version);
    return toSoldierType(saved, context);
  });
}

/** What the history says about the days. */
function wordsOf({ arrivesOn, departure }: StayRecord) {
  const { lastDay, reason: departureReason } = departure ?? {};
  return { arrivesOn, lastDay, departureReason };
}

/** The days, from today on, on which a soldier would no longer be in the unit; null for none. Only one of the two days changes. */
function daysLost(before: Stay, after: Stay, today: LocalDate): { from: LocalDate; to: LocalDate | null } | null {
  const firstBefore = later(before.arrivesOn, today);
  if (after.lastDay !== before.lastDay) {
    if (after.lastDay === null) return null;
    return { from: later(addDays(after.lastDay, 1), firstBefore), to: before.lastDay };
  }
  return after.arrivesOn === null ? null : { from: firstBefore, to: addDays(after.arrivesOn, -1) };
}

function later(one: LocalDate | null, other: LocalDate): LocalDate {
  return one !== null && one > other ? one : other;
}
