import { messages } from '../../domain/errors.ts';
import { HistorySubject } from '../../domain/history.ts';
import { rankLabel } from '../../domain/values.ts';
import { Refusal } from '../api/refusal.ts';
import { type HistoryEntry, HistoryModel } from '../history/history.model.ts';
import type { SoldierName } from './soldiers/soldierName.type.ts';
import { soldierNames } from './soldiers/soldierNames.ts';

/**
 * Matches the entries of saves of a record or of the unit. An entry about rights matters only if it takes the place, because only then does the
 * version grow.
 */
const SAVES = {
  $or: [
    { subject: { $in: [HistorySubject.RECORD, HistorySubject.UNIT] } },
    { subject: HistorySubject.RIGHTS, 'changes.field': 'role' },
  ],
};

/**
 * The refusal of a save that is based on an older version, with who saved last if the history knows. Two database commands.
 * @param about what was to be saved, as the history names it
 * @param savedBy the record of the person saving. They may have saved last themselves, in another tab or on another device.
 */
export async function staleSave(
  currentVersion: number,
  about: Pick<HistoryEntry, 'soldierId' | 'subjectId'>,
  savedBy: string,
): Promise<Refusal> {
  const entries = about.subjectId === null ? { soldierId: about.soldierId, ...SAVES } : about;
  const last = await HistoryModel.findOne(entries).sort({ at: -1, _id: -1 }).lean();
  return staleAfter(currentVersion, last?.actorId, savedBy);
}

/**
 * The same for something that stores who saved it last. One database command.
 * @param lastSavedBy that person's record; undefined if unknown
 */
export async function staleAfter(
  currentVersion: number,
  lastSavedBy: string | undefined,
  savedBy: string,
): Promise<Refusal> {
  const name = lastSavedBy === undefined ? null : (await soldierNames([lastSavedBy]))(lastSavedBy);
  return staleRefusal(currentVersion, lastSavedBy === savedBy, name);
}

/**
 * The same for saves of many records at once, by the records' ids. Two database commands, however many there are.
 * @param stale the records that others saved, as stored
 */
export async function staleSaves(
  stale: readonly { readonly _id: string; readonly version: number }[],
  savedBy: string,
): Promise<ReadonlyMap<string, Refusal>> {
  if (stale.length === 0) return new Map();
  const about = { soldierId: { $in: stale.map(({ _id }) => _id) }, ...SAVES };
  // All entries of these few records: MongoDB could return the last of each, but the embedded store can't.
  const entries = await HistoryModel.find(about, { soldierId: 1, actorId: 1 }).sort({ at: 1, _id: 1 }).lean();
  const lastSavedBy = new Map(entries.map(({ soldierId, actorId }) => [soldierId, actorId]));
  const nameOf = await soldierNames([...lastSavedBy.values()]);
  return new Map(
    stale.map(({ _id, version }) => {
      const actorId = lastSavedBy.get(_id);
      const name = actorId === undefined ? null : nameOf(actorId);
      return [_id, staleRefusal(version, actorId === savedBy, name)];
    }),
  );
}

function staleRefusal(currentVersion: number, byThemself: boolean, name: SoldierName | null): Refusal {
  return new Refusal('CONFLICT', {
    currentVersion,
    ...(byThemself && { message: messages.changedByYou }),
    ...(name && { changedBy: { id: name.id, name: `${rankLabel[name.rank]} ${name.lastName}` } }),
  });
}
