import { ROSTER_WORDS_MAX, wordKey, wordProblem } from '../../domain/roster/rosterWordRules.ts';
import type { RequestContext } from '../api/context.ts';
import { Refusal } from '../api/refusal.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { forgetNamesOf, RosterWordModel } from '../unit/rosterWord.model.ts';
import type { RosterWordInput, RosterWordType } from './rosterWord.type.ts';

/** What words and headings of rosters mean to the unit, in the order of their ids. One database command. */
export async function rosterWords(): Promise<RosterWordType[]> {
  const words = await RosterWordModel.find().sort({ _id: 1 }).lean();
  return words.map(({ _id: id, column, text, value }) => ({ id, column, text, value }));
}

/**
 * Remembers what words and headings mean, and which record a name belongs to. If there are too many, the oldest answers are forgotten. Returns
 * what is remembered. A fixed number of database commands.
 * @throws Refusal `BAD_USER_INPUT` on `words` if there are too many, or one can't be remembered
 */
export async function rememberWords(
  { unit: unitOf }: Pick<RequestContext, 'unit'>,
  given: readonly RosterWordInput[],
): Promise<RosterWordType[]> {
  const unit = await unitOf();
  const words = given.map(({ column = null, text, value = null }) => ({ column, text: text.trim(), value }));
  const tooMany = words.length > ROSTER_WORDS_MAX ? `A unit can remember up to ${ROSTER_WORDS_MAX} words.` : null;
  const message = tooMany ?? words.map((word) => wordProblem(word, unit)).find((problem) => problem !== null);
  if (typeof message === 'string') throw new Refusal('BAD_USER_INPUT', { field: 'words', message });
  const at = new Date();
  if (words.length > 0) {
    await RosterWordModel.bulkWrite(
      words.map((word) => {
        const _id = wordKey(word);
        return { replaceOne: { filter: { _id }, replacement: { _id, ...word, at }, upsert: true } };
      }),
    );
  }
  await forgetNamesOfNobody(words.flatMap(({ column, value }) => (column === 'name' && value !== null ? [value] : [])));
  const newestFirst = await RosterWordModel.find({}, { _id: 1 }).sort({ at: -1, _id: 1 }).lean();
  const beyond = newestFirst.slice(ROSTER_WORDS_MAX).map(({ _id }) => _id);
  if (beyond.length > 0) await RosterWordModel.deleteMany({ _id: { $in: beyond } });
  return rosterWords();
}

/** Removes names whose records don't exist. It checks after the write, so that a simultaneous erasure leaves no name behind. */
async function forgetNamesOfNobody(soldierIds: readonly string[]): Promise<void> {
  if (soldierIds.length === 0) return;
  const found = await SoldierModel.find({ _id: { $in: soldierIds }, erasure: { $exists: false } }, { _id: 1 }).lean();
  const gone = soldierIds.filter((id) => !found.some(({ _id }) => _id === id));
  if (gone.length > 0) await forgetNamesOf(gone);
}

/** Forgets words and headings, ignoring unknown ones. Returns the rest. */
export async function forgetWords(ids: readonly string[]): Promise<RosterWordType[]> {
  await RosterWordModel.deleteMany({ _id: { $in: [...ids] } });
  return rosterWords();
}
