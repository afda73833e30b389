/** Plans an import of questions: what each row does to the bank, or what is wrong with it. */
import { type Problem } from '../errors.ts';
import { readDay } from '../imports/importDays.ts';
import { ImportOutcome } from '../imports/importOutcome.ts';
import { matchKey, type Reading, readYesNo } from '../imports/importTexts.ts';
import { rowNumbers } from '../imports/rowNumbers.ts';
import {
  comparable,
  type ExamQuestion,
  OPTION_LETTERS,
  type QuestionContent,
  validateQuestion,
} from './examQuestion.ts';
import { askedAlready, isSameContent, tidied } from './questionBank.ts';

/** The most questions of one import. */
export const IMPORT_MAX_QUESTIONS = 1000;
/** The refusal of an import with none, or with too many. */
export const WRONG_QUESTION_COUNT = `An import can have 1 to ${IMPORT_MAX_QUESTIONS} questions.`;

/** A row of a file: its fields as texts, valid or not. */
export type QuestionRow = QuestionContent & {
  /** Its number in the file, as `rowNumbers` uses it. */
  readonly row?: number | null;
  /** The question's id; blank if it has none yet. */
  readonly id: string;
  /** Whether a new question stays out of the exam: yes or no. Blank or left out means no. */
  readonly retired?: string;
};

/** What a row would do. */
export type PlannedRow = {
  /** The row's number. */
  readonly row: number;
  /** The question's id; null for a new question that gets its id when it is added. */
  readonly id: string | null;
  /** The question as it is in the bank; null for a new one. */
  readonly before: QuestionContent | null;
  readonly content: QuestionContent;
  /** Whether a new question stays out of the exam. */
  readonly retired: boolean;
  readonly outcome: ImportOutcome;
  /** Why the row is refused; empty otherwise. */
  readonly problems: readonly Problem[];
};

const ID = /^[\w-]{1,60}$/;

/**
 * What every row would do to the bank. A row whose id is in the bank changes that question; a row with another id adds a question under it. A
 * row without an id counts as a bank question that it equals letter for letter. So the same file can be imported again.
 * @param bank every question, including retired ones
 */
export function planImport(rows: readonly QuestionRow[], bank: readonly ExamQuestion[]): PlannedRow[] {
  const byId = new Map(bank.map((question) => [question.id, question]));
  const ids = rows.map(({ id }) => id.trim());
  const texts = rows.map(({ question }) => comparable(question));
  const namedInFile = new Set(ids);
  // The file changes this question, so its old text is free for another row.
  const staying = new Map(
    bank.filter(({ id }) => !namedInFile.has(id)).map((question) => [comparable(question.question), question]),
  );
  const numbers = rowNumbers(rows);
  const [firstWithId, firstWithText] = [firstPlaces(ids), firstPlaces(texts)];

  return rows.map((given, index) => {
    const [id = '', text = '', row = 0] = [ids[index], texts[index], numbers[index]];
    const rowBefore = (first = index) => (first < index ? (numbers[first] ?? null) : null);
    const { content, problems: wrong } = readContent(given);
    const retired = readRetired(given.retired ?? '');
    const twin = staying.get(text);
    const isKnown = id === '' && twin !== undefined && isSameContent(twin, content);
    const problems = [
      ...idProblems(id, rowBefore(firstWithId.get(id))),
      ...withRepetition(wrong, repetition(rowBefore(firstWithText.get(text)), isKnown ? null : twin)),
      ...('problem' in retired ? [{ field: 'retired', message: retired.problem }] : []),
    ];
    const isRetired = 'value' in retired && retired.value;
    const before = isKnown ? twin : (byId.get(id) ?? null);
    const planned = { row, id: isKnown ? twin.id : id || null, before, content, retired: isRetired, problems };
    return { ...planned, outcome: outcomeOf(content, before, problems) };
  });
}

function outcomeOf(content: QuestionContent, before: ExamQuestion | null, problems: readonly Problem[]): ImportOutcome {
  if (problems.length > 0) return ImportOutcome.REFUSED;
  if (before === null) return ImportOutcome.ADDED;
  return isSameContent(before, content) ? ImportOutcome.UNCHANGED : ImportOutcome.CHANGED;
}

/** The question that a row describes, and its problems. A text that can't be read stays as written. */
function readContent(given: QuestionRow): { content: QuestionContent; problems: readonly Problem[] } {
  const { answerText, reviewDate, ...texts } = tidied(given);
  const day: Reading<string | null> = reviewDate === '' ? { value: null } : readDay('Review date', reviewDate);
  const content = {
    ...texts,
    answerText: readAnswer(answerText, texts.options),
    reviewDate: 'value' in day ? (day.value ?? '') : reviewDate,
  };
  const problems = validateQuestion(content).map((problem) =>
    problem.field === 'reviewDate' && 'problem' in day ? { ...problem, message: day.problem } : problem,
  );
  return { content, problems };
}

/** The option with that text, ignoring case and blanks; otherwise the option that the text names: `B`, `Option B`. */
function readAnswer(text: string, options: readonly string[]): string {
  // A blank option has a problem of its own, so the text stays as it is.
  return optionSaying(text, options) ?? (optionLettered(text, options) || text);
}

/** The longest text that can name an option by its letter. */
const LETTER_MAX_LENGTH = 10;

/**
 * The two options that a right answer could mean, if it is the text of one and the letter of another; somebody has to choose. Null if it means
 * one thing.
 */
export function answerMeanings({
  answerText,
  options,
}: Pick<QuestionContent, 'answerText' | 'options'>): { readonly byLetter: string; readonly byText: string } | null {
  if (answerText.length > LETTER_MAX_LENGTH) return null;
  const byLetter = optionLettered(answerText, options);
  const byText = optionSaying(answerText, options);
  return byLetter && byText !== undefined && byLetter !== byText ? { byLetter, byText } : null;
}

function optionSaying(text: string, options: readonly string[]): string | undefined {
  return options.find((one) => comparable(one) === comparable(text));
}

function optionLettered(text: string, options: readonly string[]): string | undefined {
  return options[OPTION_LETTERS.indexOf(matchKey(text).replace(/^OPTION/, ''))];
}

function readRetired(text: string): Reading<boolean> {
  return text.trim() === '' ? { value: false } : readYesNo('Retired', text);
}

/** For each value, the index of the first row that has it, from 0. */
function firstPlaces(values: readonly string[]): ReadonlyMap<string, number> {
  return new Map(values.map((value, index) => [value, index] as const).toReversed());
}

function idProblems(id: string, rowBefore: number | null): Problem[] {
  if (id === '') return [];
  if (!ID.test(id)) return [{ field: 'id', message: 'Id must have 1 to 60 letters, digits, hyphens or underscores.' }];
  return rowBefore === null ? [] : [{ field: 'id', message: `Row ${rowBefore} has the same id.` }];
}

/** The problem of a question text that the file or the bank already has; null if it is new. */
function repetition(rowBefore: number | null, twin: ExamQuestion | null | undefined): string | null {
  if (rowBefore !== null) return `Row ${rowBefore} asks the same question.`;
  return twin ? `${askedAlready(twin)} To change it, put that id in the row.` : null;
}

/** Adds the problem of a repeated question, unless the question has a problem already. */
function withRepetition(problems: readonly Problem[], message: string | null): readonly Problem[] {
  if (message === null || problems.some(({ field }) => field === 'question')) return problems;
  return [{ field: 'question', message }, ...problems];
}
