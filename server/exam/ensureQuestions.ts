import { areDuplicates } from '../database/duplicateKey.ts';
import { bank } from './bank/bank.ts';
import { type Question, QuestionModel } from './question.model.ts';
import { toStoredContent } from './questionFields.ts';

/**
 * Puts the shipped questions into an empty bank; leaves an existing one alone, since staff look after it from then on (Rule 20). Their
 * ids are the same everywhere, so that two servers starting together agree on one bank.
 */
export async function ensureQuestions(): Promise<void> {
  if (await QuestionModel.exists({})) return;
  const questions = bank.map(({ id, ...content }): Question => ({
    _id: id,
    version: 1,
    retiredAt: null,
    ...toStoredContent(content),
  }));
  try {
    await QuestionModel.insertMany(questions, { ordered: false, throwOnValidationError: true });
  } catch (error) {
    // Another server was faster with some of them.
    if (!areDuplicates(error)) throw error;
  }
}
