import { messages } from '../../../domain/errors.ts';
import { rankLabel } from '../../../domain/values.ts';
import { Refusal } from '../../api/refusal.ts';
import { soldierNames } from '../soldiers/soldierNames.ts';
import { type HistoryEntry, HistoryModel } from './history.model.ts';

/**
 * The refusal of a save that was made from an older version of what has a history: with who saved last, where that tells. Two database commands.
 * @param about what was to be saved, as its history knows it
 * @param savedBy the record of whoever wanted to save; they may have saved last themself, in another tab or on another device
 */
export async function staleSave(
  currentVersion: number,
  about: Pick<HistoryEntry, 'soldierId' | 'subjectId'>,
  savedBy: string,
): Promise<Refusal> {
  const last = await HistoryModel.findOne(about).sort({ at: -1, _id: -1 }).lean();
  return staleAfter(currentVersion, last?.actorId, savedBy);
}

/**
 * The same for what tells by itself who saved it last. One database command.
 * @param lastSavedBy the record of whoever did; undefined where that is not known
 */
export async function staleAfter(
  currentVersion: number,
  lastSavedBy: string | undefined,
  savedBy: string,
): Promise<Refusal> {
  const name = lastSavedBy === undefined ? null : (await soldierNames([lastSavedBy]))(lastSavedBy);
  return new Refusal('CONFLICT', {
    currentVersion,
    ...(lastSavedBy === savedBy && { message: messages.changedByYou }),
    ...(name && { changedBy: { id: name.id, name: `${rankLabel[name.rank]} ${name.lastName}` } }),
  });
}
