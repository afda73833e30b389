import { messages } from '../../../domain/errors.ts';
import { rankLabel } from '../../../domain/values.ts';
import { Refusal } from '../../api/refusal.ts';
import { soldierNames } from '../soldiers/soldierNames.ts';
import { type HistoryEntry, HistoryModel } from './history.model.ts';

/**
 * The refusal of a save that was made from an older version: with who saved last, where the history tells. Two database commands.
 * @param about what was to be saved, as its history knows it
 * @param savedBy the record of whoever wanted to save; they may have saved last themself, in another tab or on another device
 */
export async function staleSave(
  currentVersion: number,
  about: Pick<HistoryEntry, 'soldierId' | 'subjectId'>,
  savedBy: string,
): Promise<Refusal> {
  const last = await HistoryModel.findOne(about).sort({ at: -1, _id: -1 }).lean();
  const name = last && (await soldierNames([last.actorId]))(last.actorId);
  return new Refusal('CONFLICT', {
    currentVersion,
    ...(last?.actorId === savedBy && { message: messages.changedByYou }),
    ...(name && { changedBy: { id: name.id, name: `${rankLabel[name.rank]} ${name.lastName}` } }),
  });
}
