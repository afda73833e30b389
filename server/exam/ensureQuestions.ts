import { areDuplicates } from '../store/duplicateKey.ts';
import { bank } from './bank/bank.ts';
import { type Question, QuestionModel } from './question.model.ts';
import { toStoredContent } from './questionFields.ts';

/**
 * Puts the shipped questions into an empty bank. It also completes a bank that has only some of them and none of the unit's own: a start was cut
 * off, or an earlier release shipped fewer. Any other bank is left alone, because staff maintain it (Spec 17.2). Ids are the same everywhere, so
 * that two servers starting together agree on one bank.
 */
export async function ensureQuestions(): Promise<void> {
  const stored = await QuestionModel.find({}, { version: 1, retiredAt: 1 }).lean();
  const isShipped = new Set(bank.map(({ id }) => id));
  if (stored.some(({ _id, version, retiredAt }) => !isShipped.has(_id) || version > 1 || retiredAt !== null)) return;
  const isThere = new Set(stored.map(({ _id }) => _id));
  const questions = bank
    .filter(({ id }) => !isThere.has(id))
    .map(({ id, ...content }): Question => ({ _id: id, version: 1, retiredAt: null, ...toStoredContent(content) }));
  if (questions.length === 0) return;
  try {
    await QuestionModel.insertMany(questions, { ordered: false, throwOnValidationError: true });
  } catch (error) {
    // Another server added some of them first.
    if (!areDuplicates(error)) throw error;
  }
}
