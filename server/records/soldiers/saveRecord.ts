import type { Problem } from '../../../domain/errors.ts';
import type { RecordFields } from '../../../domain/record/fields.ts';
import type { RequestContext } from '../../api/context.ts';
import { member } from '../../api/signedIn.ts';
import { actOf } from '../../history/entry.ts';
import { unitDayAt } from '../../operations/unitClock.ts';
import { refuseFormerStaff, underRightsLock } from '../rights/rightsLock.ts';
import { rightsAfterRoleChange, type RightsChange } from '../rights/staffRights.ts';
import { staleSave } from '../staleSave.ts';
import { newDodId, refuseTakenDodId } from './dodIds.ts';
import { findChangeable, findSoldier } from './findSoldier.ts';
import { judgeChange, writeOf } from './recordChange.ts';
import { isRemovedSince, nothingRemovedSince, refuseGoing } from './removedMeanwhile.ts';
import { saveWithHistory } from './saveWithHistory.ts';
import type { UpdateSoldierInput } from './soldier.input.ts';
import type { SoldierType } from './soldier.type.ts';
import { toSoldierType } from './toSoldierType.ts';

/**
 * Saves changes to a record that was read at `version`, with everything that follows: position, staff rights, version and history.
 * @param problemsOf returns the problems of the change
 * @throws Refusal `NOT_FOUND`; `BAD_USER_INPUT` with the field; `CONFLICT` if somebody else saved since, or if the soldier has left the unit;
 * `FORBIDDEN` for a unit field that the caller may not edit, and if a caller whose own staff rights ended meanwhile changes a role.
 */
export async function saveRecord(
  context: RequestContext,
  id: string,
  version: number,
  input: UpdateSoldierInput,
  problemsOf: (before: RecordFields, after: RecordFields) => Promise<readonly Problem[]> | readonly Problem[],
): Promise<SoldierType> {
  const { soldierId: actorId } = member(context.person);
  const current = await findChangeable(id, context.today);
  const history = { soldierId: id, subjectId: null };
  if (current.version !== version) throw await staleSave(current.version, history, actorId);
  const change = await judgeChange(context, current, input, problemsOf);
  const { before, after } = change;
  const removal = input.own?.length ? await context.removal() : null;
  if (removal) refuseGoing(input, after, removal);
  /** Null if something was removed from the unit since it was read. */
  const save = async (rights: RightsChange | null): Promise<SoldierType | null> => {
    const write = writeOf(actOf(context), current, change, rights);
    if (!write) return toSoldierType(current, context);
    const unchanged = { _id: id, version, ...(removal && nothingRemovedSince(removal)), ...rights?.before };
    const saved = await saveWithHistory(unchanged, write.update, write.entry);
    if (saved) return toSoldierType(saved, context);
    const now = await findSoldier(id);
    if (removal && now.version === version && isRemovedSince(removal, now)) return null;
    throw await staleSave(now.version, history, actorId);
  };
  const { unitFields } = change;
  const actor = actorId === id ? 'SELF' : 'OTHER_STAFF';
  const needsLock = before.role !== after.role || newDodId(before, after, unitFields) !== null;
  const saved = await (needsLock
    ? underRightsLock(async () => {
        const today = unitDayAt(context.clock());
        if (actor === 'OTHER_STAFF') await refuseFormerStaff(actorId, today);
        await refuseTakenDodId(id, before, after, unitFields, today);
        if (before.role === after.role) return save(null);
        return save(await rightsAfterRoleChange(id, { roleBefore: before.role, roleAfter: after.role, actor }, today));
      })
    : save(null));
  if (saved) return saved;
  context.forgetUnit();
  return saveRecord(context, id, version, input, problemsOf);
}
