import type { PageArgs } from '../api/connection.ts';
import { olderThanCursor, pageLimit, toPage } from '../api/pagination.ts';
import type { PersonalData } from '../api/personalData.ts';
import type { Refusal } from '../api/refusal.ts';
import { settleWaiting } from '../history/auditLog.ts';
import { type HistoryEntry, HistoryModel, UNIT_HISTORY } from '../history/history.model.ts';
import type { SoldierName } from '../records/soldiers/soldierName.type.ts';
import { soldierNames } from '../records/soldiers/soldierNames.ts';
import { staleSave } from '../records/staleSave.ts';
import { UnitModel } from './unit.model.ts';
import { type UnitHistoryConnection, UnitHistoryEntry } from './unit.type.ts';

/** A page of the unit's history, newest first. Four database commands. */
export async function unitHistory(page: PageArgs): Promise<UnitHistoryConnection> {
  await settleWaiting('unit');
  const found = await HistoryModel.find({ soldierId: UNIT_HISTORY, ...olderThanCursor('at', page) })
    .sort({ at: -1, _id: -1 })
    .limit(pageLimit(page))
    .lean();
  const { rows, pageInfo } = toPage(found, page, ({ at, _id }) => [at.toISOString(), _id]);
  const nameOf = await soldierNames(rows.map(({ row }) => row.actorId));
  return { edges: rows.map(({ cursor, row }) => ({ cursor, node: toEntryType(row, nameOf) })), pageInfo };
}

export const UNIT_DATA: PersonalData = {
  collection: UnitModel,
  holds: "which policies they chose as staff, by their record's id",
  own: {
    unitChanges: {
      type: () => [UnitHistoryEntry],
      description: 'The unit changes that they made, newest first.',
      ofSoldier: unitChangesBy,
    },
  },
  goes: { otherwise: 'the id of a record that is gone tells nobody who it was' },
};

/** Every unit change that a soldier made, newest first. Three database commands. */
async function unitChangesBy(actorId: string): Promise<UnitHistoryEntry[]> {
  await settleWaiting('unit');
  const rows = await HistoryModel.find({ soldierId: UNIT_HISTORY, actorId }).sort({ at: -1, _id: -1 }).lean();
  const nameOf = await soldierNames([actorId]);
  return rows.map((row) => toEntryType(row, nameOf));
}

/** The refusal of a change to a unit that somebody else changed since, with their name. Three database commands. */
export async function staleUnit(version: number, savedBy: string): Promise<Refusal> {
  await settleWaiting('unit');
  return staleSave(version, { soldierId: UNIT_HISTORY, subjectId: null }, savedBy);
}

function toEntryType(
  { _id: id, at, actorId, validFrom = null, changes }: HistoryEntry,
  nameOf: (id: string) => SoldierName | null,
): UnitHistoryEntry {
  return {
    id,
    at,
    by: nameOf(actorId),
    from: validFrom,
    changes: changes.map(({ field, label = field, from, to }) => ({ label, from, to })),
  };
}
