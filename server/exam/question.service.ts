import { messages } from '../../domain/errors.ts';
import {
  QUESTION_MAX_LENGTH,
  QUESTION_SEARCH_TOO_LONG,
  type QuestionContent,
  validateQuestion,
} from '../../domain/exam/examQuestion.ts';
import { askedAlready, asksTheSame, isSameContent, tidied } from '../../domain/exam/questionBank.ts';
import { type Random, shuffle } from '../../domain/exam/shuffle.ts';
import { characterCount, withOneApostrophe } from '../../domain/texts.ts';
import type { PageArgs } from '../api/connection.ts';
import type { RequestContext } from '../api/context.ts';
import { keyedCall, keyUsed } from '../api/idempotencyKey.ts';
import { pageById } from '../api/pagination.ts';
import { Refusal, refuseProblems } from '../api/refusal.ts';
import { member } from '../api/signedIn.ts';
import { staleAfter } from '../records/staleSave.ts';
import { underLock } from '../store/lock.ts';
import type { CreateQuestionInput, QuestionBankFilter, UpdateQuestionInput } from './question.input.ts';
import { type Question, QuestionModel } from './question.model.ts';
import type { ExamQuestionType, QuestionConnection, QuestionType, TopicCount } from './question.type.ts';
import { toExamQuestion, toQuestionType, toStoredContent } from './questionFields.ts';
import { reportCounts } from './reportCounts.ts';

/** Held while content is written. No two questions may ask the same thing, so each save compares all of them. */
export const BANK_LOCK = 'questions';

/**
 * The questions of the exam, by id or in random order. One database command, however many there are.
 * @param random null keeps the order of their ids
 */
export async function examQuestions(random: Random | null): Promise<ExamQuestionType[]> {
  const stored = await QuestionModel.find(
    { retiredAt: null },
    { question: 1, options: 1, answerText: 1, topic: 1, explanation: 1, citation: 1 },
  )
    .sort({ _id: 1 })
    .lean();
  const questions = stored.map(({ _id: id, ...question }) => ({ ...question, id }));
  return random ? shuffle(questions, random) : questions;
}

/** A page of the questions that match a filter. Two database commands: a bank is small enough to filter here. */
export async function questionBank(filter: QuestionBankFilter, page: PageArgs): Promise<QuestionConnection> {
  if (characterCount(filter.search ?? '') > QUESTION_MAX_LENGTH) {
    throw new Refusal('BAD_USER_INPUT', { field: 'search', message: QUESTION_SEARCH_TOO_LONG });
  }
  const [bank, openReports] = await Promise.all([wholeBank(), reportCounts()]);
  const found = bank.filter(matching(filter));
  const { rows, pageInfo } = pageById(found, page, ({ _id }) => _id);
  return {
    edges: rows.map(({ cursor, row }) => ({ cursor, node: toQuestionType(row) })),
    pageInfo,
    totalCount: found.length,
    topics: countTopics(bank),
    openReports,
  };
}

/** Every question by id, including retired ones. */
export function wholeBank(): Promise<Question[]> {
  return QuestionModel.find().sort({ _id: 1 }).lean();
}

/** A question, even if retired. */
export async function getQuestion(id: string): Promise<QuestionType> {
  return toQuestionType(await findQuestion(id));
}

/** Adds a question, once per key. */
export async function createQuestion(
  context: RequestContext,
  { key, ...input }: CreateQuestionInput,
): Promise<QuestionType> {
  const { soldierId: changedById } = member(context.person);
  const content = tidied(input);
  refuseProblems(validateQuestion(content));
  const { id, digest } = keyedCall(context, 'createQuestion', key, input);
  return underLock(BANK_LOCK, async () => {
    const bank = await wholeBank();
    const added = bank.find(({ _id }) => _id === id);
    if (added && added.digest !== digest) throw keyUsed();
    if (added) return toQuestionType(added);
    refuseTwin(id, content, bank);
    const question = await QuestionModel.create({
      _id: id,
      version: 1,
      retiredAt: null,
      changedById,
      ...(digest !== null && { digest }),
      ...toStoredContent(content),
    });
    return toQuestionType(question.toObject());
  });
}

/**
 * Changes a question that was read at `version`.
 * @param changedById the record of the person who saves it
 */
export async function updateQuestion(
  id: string,
  version: number,
  input: UpdateQuestionInput,
  changedById: string,
): Promise<QuestionType> {
  return underLock(BANK_LOCK, async () => {
    const bank = await wholeBank();
    const current = bank.find(({ _id }) => _id === id);
    if (!current) throw noSuchQuestion();
    if (current.version !== version) throw await staleQuestion(current, changedById);
    const before = toExamQuestion(current);
    const after = merged(before, input);
    refuseProblems(validateQuestion(after));
    refuseTwin(id, after, bank);
    if (isSameContent(before, after)) return toQuestionType(current);
    const saved = await QuestionModel.findOneAndUpdate(
      { _id: id, version },
      { $set: { ...toStoredContent(after), changedById }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    ).lean();
    // Possible only if this took longer than the lock lasts.
    if (!saved) throw await staleQuestion(await findQuestion(id), changedById);
    return toQuestionType(saved);
  });
}

/** Takes a question out of the exam; does nothing if it is already out. */
export async function retireQuestion(id: string, now: Date): Promise<QuestionType> {
  await QuestionModel.updateOne({ _id: id, retiredAt: null }, { $set: { retiredAt: now } });
  return toQuestionType(await findQuestion(id));
}

/** Puts a retired question back into the exam; does nothing if it is already in. */
export async function restoreQuestion(id: string): Promise<QuestionType> {
  await QuestionModel.updateOne({ _id: id }, { $set: { retiredAt: null } });
  return toQuestionType(await findQuestion(id));
}

function staleQuestion({ version, changedById }: Question, savedBy: string): Promise<Refusal> {
  return staleAfter(version, changedById, savedBy);
}

/** @throws Refusal `NOT_FOUND`. */
async function findQuestion(id: string): Promise<Question> {
  const question = await QuestionModel.findById(id).lean();
  if (!question) throw noSuchQuestion();
  return question;
}

/** The refusal for a question that does not exist, or is not in the exam. */
export function noSuchQuestion(): Refusal {
  return new Refusal('NOT_FOUND', { message: messages.questionDoesNotExist });
}

/** The question after a change, as the form and the rules see it. */
function merged(current: QuestionContent, input: UpdateQuestionInput): QuestionContent {
  return tidied({
    question: input.question ?? current.question,
    options: input.options ?? current.options,
    answerText: input.answerText ?? current.answerText,
    topic: input.topic ?? current.topic,
    explanation: input.explanation ?? current.explanation,
    citation: input.citation ?? current.citation,
    reviewDate: input.reviewDate ?? current.reviewDate,
  });
}

function refuseTwin(id: string, content: QuestionContent, bank: readonly Question[]): void {
  const twin = bank.find((other) => other._id !== id && asksTheSame(other, content));
  if (twin) throw new Refusal('BAD_USER_INPUT', { field: 'question', message: askedAlready({ id: twin._id }) });
}

function matching({ search, topic, retired }: QuestionBankFilter): (question: Question) => boolean {
  const words = [...new Set(searchable(search ?? '').split(/\s+/))];
  return (question) => {
    if (topic !== null && topic !== undefined && question.topic !== topic) return false;
    if (retired !== null && retired !== undefined && (question.retiredAt !== null) !== retired) return false;
    const text = searchable(textsOf(question).join('\n'));
    return words.every((word) => text.includes(word));
  };
}

/** The right answer isn't needed: it is one of the options. */
function textsOf({ _id: id, question, options, topic, explanation, citation }: Question): string[] {
  return [id, question, ...options, topic, explanation, citation];
}

function searchable(text: string): string {
  return withOneApostrophe(text).normalize('NFKC').toLowerCase();
}

function countTopics(bank: readonly Question[]): TopicCount[] {
  const counts = new Map<string, number>();
  for (const { topic } of bank) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return [...counts].map(([topic, count]) => ({ topic, count })).sort((a, b) => a.topic.localeCompare(b.topic, 'en'));
}
