import { randomUUID } from 'node:crypto';
import { OPTION_LETTERS, type QuestionContent } from '../../domain/exam/examQuestion.ts';
import {
  IMPORT_MAX_QUESTIONS,
  planImport,
  type PlannedRow,
  type QuestionRow,
  WRONG_QUESTION_COUNT,
} from '../../domain/exam/questionImport.ts';
import { ImportOutcome } from '../../domain/imports/importOutcome.ts';
import { badRows, Refusal } from '../api/refusal.ts';
import { changesBetween } from '../history/entry.ts';
import { outcomeCounts, planKey } from '../imports/importPlan.ts';
import { inSlices } from '../operations/inSlices.ts';
import type { HistoryChangeType } from '../shownHistory/history.type.ts';
import { underLock } from '../store/lock.ts';
import { onceSaved } from '../store/onceSaved.ts';
import type { ImportQuestionsInput, QuestionRowInput } from './question.input.ts';
import { QuestionModel } from './question.model.ts';
import { BANK_LOCK, wholeBank } from './question.service.ts';
import { toExamQuestion, toStoredContent } from './questionFields.ts';
import type { QuestionImportResult } from './questionImport.type.ts';

/**
 * Imports questions from a file into the bank: all, or none if a row is refused or the plan differs from the expected one. A changed
 * question stays retired or in the exam, as it was. One database command, or four if it writes, however many questions there are.
 * @param changedById the record of the person who imports them
 * @throws Refusal `STORE_UNAVAILABLE` if the store is full: some rows may be saved.
 */
export async function importQuestions(
  { rows, dryRun, expectedPlan }: ImportQuestionsInput,
  now: Date,
  changedById: string,
): Promise<QuestionImportResult> {
  if (rows.length < 1 || rows.length > IMPORT_MAX_QUESTIONS) {
    throw badRows(WRONG_QUESTION_COUNT);
  }
  if (dryRun) return result(await plan(rows), false);
  return underLock(BANK_LOCK, async () => {
    const planned = await plan(rows);
    const foreseen = result(planned, false);
    if (foreseen.refused > 0 || (expectedPlan ?? foreseen.plan) !== foreseen.plan) return foreseen;
    const named = planned.rows.map((row) => ({ ...row, id: row.id ?? randomUUID() }));
    await onceSaved(() => write(named, planned.versions, { now, changedById }));
    return result({ ...planned, rows: named }, true);
  });
}

interface Plan {
  rows: readonly PlannedRow[];
  /** The version of each question in the bank. */
  versions: ReadonlyMap<string, number>;
  /** Equal only for two plans that write the same to the same versions of the same questions. */
  key: string;
}

type NamedRow = PlannedRow & { id: string };

async function plan(given: readonly QuestionRowInput[]): Promise<Plan> {
  const bank = await wholeBank();
  const rows = planImport(given.map(toRow), bank.map(toExamQuestion));
  const versions = new Map(bank.map(({ _id, version }) => [_id, version]));
  const key = await inSlices(planKey(rows, (row) => [row.id, versions.get(row.id ?? ''), rowEffect(row)]));
  return { rows, versions, key };
}

/** What a row would write, or why it would write nothing. A row retires only a new question. */
function rowEffect({ outcome, content, retired, problems }: PlannedRow): unknown {
  const effects: Readonly<Record<ImportOutcome, unknown>> = {
    ADDED: [content, retired],
    CHANGED: content,
    UNCHANGED: null,
    // Questions have no owner.
    ASKED: null,
    REFUSED: problems,
  };
  return effects[outcome];
}

/**
 * Writes the rows with one command. The store writes them one by one, so a crash or a full disk may leave only some of them. Importing the file
 * again finishes the rest. A row with an id is written under that id again; one without is recognized by its text.
 * @throws Refusal `CONFLICT` if a question no longer matches the plan; it stays as it is, and the other rows are written.
 */
async function write(
  rows: readonly NamedRow[],
  versions: Plan['versions'],
  { now, changedById }: { now: Date; changedById: string },
): Promise<void> {
  const added = rows.filter(({ outcome }) => outcome === ImportOutcome.ADDED);
  const changed = rows.filter(({ outcome }) => outcome === ImportOutcome.CHANGED);
  if (added.length + changed.length === 0) return;
  const { upsertedCount, matchedCount } = await QuestionModel.bulkWrite([
    ...added.map(({ id, content, retired }) => {
      const question = { ...toStoredContent(content), version: 1, retiredAt: retired ? now : null, changedById };
      return { updateOne: { filter: { _id: id }, update: { $setOnInsert: question }, upsert: true } };
    }),
    ...changed.map(({ id, content }) => ({
      updateOne: {
        // Versions start at 1, so 0 matches no question.
        filter: { _id: id, version: versions.get(id) ?? 0 },
        update: { $set: { ...toStoredContent(content), changedById }, $inc: { version: 1 } },
      },
    })),
  ]);
  // Possible only if this took longer than the lock lasts.
  if (upsertedCount < added.length || matchedCount < changed.length) throw new Refusal('CONFLICT');
}

function toRow(row: QuestionRowInput): QuestionRow {
  return {
    row: row.row ?? null,
    id: row.id ?? '',
    question: row.question ?? '',
    options: row.options ?? [],
    answerText: row.answerText ?? '',
    topic: row.topic ?? '',
    explanation: row.explanation ?? '',
    citation: row.citation ?? '',
    reviewDate: row.reviewDate ?? '',
    retired: row.retired ?? '',
  };
}

function result(planned: Plan, written: boolean): QuestionImportResult {
  const rows = planned.rows.map(({ before, content, retired: _, problems, ...row }) => ({
    ...row,
    question: content.question,
    changes: problems.length > 0 ? [] : changesOf(before, content),
    problems: [...problems],
  }));
  return { written, plan: planned.key, ...outcomeCounts(rows), rows };
}

function changesOf(before: QuestionContent | null, after: QuestionContent): HistoryChangeType[] {
  return changesBetween(before && inColumns(before), inColumns(after));
}

/** The texts of a question as in a file, each option in its own column. */
function inColumns({ question, options, answerText, topic, explanation, citation, reviewDate }: QuestionContent) {
  const lettered = Object.fromEntries(OPTION_LETTERS.map((letter, index) => [`option${letter}`, options[index]]));
  return { question, ...lettered, answerText, topic, explanation, citation, reviewDate };
}
