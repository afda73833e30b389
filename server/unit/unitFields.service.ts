import { randomUUID } from 'node:crypto';
import type { QueryFilter } from 'mongoose';
import { type Unit, unitOn } from '../../domain/policy/unit.ts';
import { unitFieldChanges, unitFieldName, type UnitField } from '../../domain/policy/unitFields.ts';
import { unitFieldProblems, lostChoices, tidyUnitField } from '../../domain/roster/unitFieldRules.ts';
import { listInWords } from '../../domain/words.ts';
import type { RequestContext } from '../api/context.ts';
import { Refusal, refuseProblems } from '../api/refusal.ts';
import { member } from '../api/signedIn.ts';
import { type HistoryEntry, HistoryModel } from '../history/history.model.ts';
import { underRightsLockForStaff } from '../records/rights/rightsLock.ts';
import { type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';
import { settleHistory } from '../shownHistory/settleHistory.ts';
import { removing } from './removal.ts';
import { RosterWordModel } from './rosterWord.model.ts';
import { type StoredUnit, UnitModel } from './unit.model.ts';
import { change, storedUnit } from './unit.service.ts';
import type { UnitFieldUse, UnitFieldInput } from './unitField.type.ts';
import { staleUnit } from './unitHistory.service.ts';

/** How many records have a value in each unit field. Two database commands. */
export async function unitFieldUse({ unit }: Pick<RequestContext, 'unit'>): Promise<UnitFieldUse[]> {
  const { unitFields } = await unit();
  const records = await recordsWithOwn();
  return unitFields.map(({ id: unitField }) => ({
    unitField,
    people: records.filter(({ own = {} }) => unitField in own).length,
  }));
}

/**
 * Gives the unit these unit fields, in this order. A unit field that is left out is removed, with its values in records and in their history.
 * @throws Refusal `BAD_USER_INPUT` with the field, such as `unitFields.0.label`, also for a removed choice that somebody has; `CONFLICT` if
 * somebody else changed the unit since `version`, or enters a removed value at this moment; `FORBIDDEN` if the caller has lost staff rights
 * meanwhile.
 */
export async function updateUnitFields(
  context: RequestContext,
  version: number,
  input: readonly UnitFieldInput[],
): Promise<Unit> {
  const given = input.map(({ id = null, ...unitField }) => tidyUnitField({ ...unitField, id }));
  const { version: currentVersion, policy, unitFields: before } = await context.unit();
  if (currentVersion !== version) throw await staleUnit(currentVersion, member(context.person).soldierId);
  refuseProblems(unitFieldProblems(given, before, policy));
  const unitFields = given.map(({ id, ...unitField }): UnitField => ({ ...unitField, id: id ?? randomUUID() }));
  const gone = before.map(({ id }) => id).filter((id) => !unitFields.some((unitField) => unitField.id === id));
  const losing = lostChoices(given, before);
  const save = async (removal: number | null) => {
    const changeOf = (stored: StoredUnit) => {
      const { policies, goneUnitFields = [] } = stored;
      // Labels also have to differ from the tests of planned policies.
      for (const { from } of policies.filter((choice) => choice.from > context.today)) {
        refuseProblems(unitFieldProblems(given, before, unitOn(stored, from).policy));
      }
      return {
        from: null,
        changes: unitFieldChanges(before, unitFields),
        update: { unitFields, goneUnitFields: [...goneUnitFields, ...gone] },
      };
    };
    const unit = await change(context, version, changeOf, removal);
    await forgetUnitFields(gone);
    return unit;
  };
  const going = [...gone, ...losing.flatMap(({ id, lost }) => lost.map((choice) => `${id}/${choice}`))];
  if (going.length === 0) return underRightsLockForStaff(context, () => save(null));
  const fields = [...gone, ...losing.map(({ id }) => id)].map(unitFieldName);
  const uses = { 'changes.field': { $in: fields } };
  return removing(context, version, { going, look: lookFor(context, gone, losing, uses), uses }, save);
}

type WithOwn = Pick<Soldier, '_id' | 'own'>;
type Losing = ReturnType<typeof lostChoices>;

/** A value entered less than this many milliseconds before the removal stops it, because the two people don't know of each other. */
const JUST_NOW_MS = 1000;

/**
 * Looks for removed choices that somebody has, and for values of removed unit fields entered at the same moment. Older values are removed with
 * their unit field.
 * @param uses matches the history entries of such values
 */
function lookFor(
  { now }: RequestContext,
  gone: readonly string[],
  losing: Losing,
  uses: QueryFilter<HistoryEntry>,
): () => Promise<void> {
  const justNow = { ...uses, at: { $gt: new Date(now.getTime() - JUST_NOW_MS) } };
  let known: ReadonlySet<string> | null = null;
  return async () => {
    const records: WithOwn[] = await recordsWithOwn();
    refuseLostChoices(losing, records);
    const values = records.flatMap(({ _id, own = {} }) =>
      gone.flatMap((id) => (id in own ? JSON.stringify([_id, id, own[id]]) : [])),
    );
    if (known === null) {
      known = new Set(values);
      return;
    }
    const before = known;
    if (gone.length === 0) return;
    await settleHistory();
    const isNew = values.some((value) => !before.has(value)) || (await HistoryModel.exists(justNow)) !== null;
    if (isNew) throw new Refusal('CONFLICT');
  };
}

/** @throws Refusal `BAD_USER_INPUT` on the choices of a unit field that loses a choice that somebody has. */
function refuseLostChoices(losing: Losing, records: readonly WithOwn[]): void {
  for (const { index, id, lost } of losing) {
    const held = lost.filter((choice) => records.some(({ own = {} }) => own[id] === choice));
    if (held.length === 0) continue;
    const message = `Somebody has ${listInWords(held, 'and')}. Give them another choice first.`;
    throw new Refusal('BAD_USER_INPUT', { field: `unitFields.${index}.choices`, message });
  }
}

function recordsWithOwn() {
  return SoldierModel.find({ own: { $exists: true } }, { own: 1 }).lean();
}

/**
 * Removes the values of removed unit fields from records, and from their history, whose entries stay. Also forgets what rosters call these
 * fields and their values. It may run again after a crash. Waiting entries are moved first, so that none of them brings a value back into the
 * audit log.
 */
async function forgetUnitFields(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await settleHistory();
  const names = ids.map(unitFieldName);
  await RosterWordModel.deleteMany({ $or: [{ column: { $in: names } }, { value: { $in: names } }] });
  for (const id of ids) {
    const path = `own.${id}`;
    // The version grows, so that a save based on the record with the value doesn't bring it back.
    await SoldierModel.updateMany({ [path]: { $exists: true } }, { $unset: { [path]: '' }, $inc: { version: 1 } });
    await HistoryModel.updateMany(
      { 'changes.field': unitFieldName(id) },
      { $set: { 'changes.$.from': null, 'changes.$.to': null } },
    );
  }
}

/** At a start, again removes the rest of unit fields that were removed before it, because a crash may have interrupted that. */
export async function settleUnitFields(): Promise<void> {
  const { goneUnitFields = [] } = await storedUnit();
  if (goneUnitFields.length === 0) return;
  await forgetUnitFields(goneUnitFields);
  await UnitModel.updateOne({}, { $pull: { goneUnitFields: { $in: [...goneUnitFields] } } });
}
