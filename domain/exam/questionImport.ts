/** Planning an import of questions: what each row does to the bank, or what is wrong with it. */
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

/** How many questions one import may have. */
export const IMPORT_MAX_QUESTIONS = 1000;
/** What is said of an import of none or of more. */
export const WRONG_QUESTION_COUNT = `An import has 1 to ${IMPORT_MAX_QUESTIONS} questions.`;

/** A row of a file: its fields as the texts that stand there, right or wrong. */
export type QuestionRow = QuestionContent & {
  /** Its number in the file, as `rowNumbers` takes it. */
  readonly row?: number | null;
  /** Which question it is; blank for one that has no id yet. */
  readonly id: string;
  /** Whether a new question is kept out of the exam: yes or no; blank or left out, it is in it. */
  readonly retired?: string;
};

/** What a row does. */
export type PlannedRow = {
  /** The number that it is named by. */
  readonly row: number;
  /** The question that it is about; null for a new one that gets its id when it is added. */
  readonly id: string | null;
  /** The question as the bank has it; null for a new one. */
  readonly before: QuestionContent | null;
  readonly content: QuestionContent;
  /** Whether it is kept out of the exam if it is new. */
  readonly retired: boolean;
  readonly outcome: ImportOutcome;
  /** Why it is refused; none otherwise. */
  readonly problems: readonly Problem[];
};

const ID = /^[\w-]{1,60}$/;

/**
 * What every row would do to the bank. A row whose id the bank has changes that question; a row with another id adds one under it. A row
 * without an id that equals a question of the bank letter for letter counts as that question, so that the same file can be imported again.
 * @param bank every question, retired ones too
 */
export function planImport(rows: readonly QuestionRow[], bank: readonly ExamQuestion[]): PlannedRow[] {
  const byId = new Map(bank.map((question) => [question.id, question]));
  const ids = rows.map(({ id }) => id.trim());
  const texts = rows.map(({ question }) => comparable(question));
  const namedInFile = new Set(ids);
  // A question that the file changes frees its old text for another row.
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

/** The question that a row describes, and what is wrong with it. A text that cannot be read stays as it was written. */
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

/** The option that the text is, whatever its case and blanks, or else the one that it names: `B`, `Option B`. */
function readAnswer(text: string, options: readonly string[]): string {
  // For a blank option, which has a problem of its own, the text stays as it is.
  return optionSaying(text, options) ?? (optionLettered(text, options) || text);
}

/** The longest text that can name the letter of an option. */
const LETTER_MAX_LENGTH = 10;

/**
 * The options that a right answer stands for when it is both the text of one and the letter of another, so that somebody has to say which is
 * meant; null where it means one thing.
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

/** The place of the first row, from 0, that holds each value. */
function firstPlaces(values: readonly string[]): ReadonlyMap<string, number> {
  return new Map(values.map((value, index) => [value, index] as const).toReversed());
}

function idProblems(id: string, rowBefore: number | null): Problem[] {
  if (id === '') return [];
  if (!ID.test(id)) return [{ field: 'id', message: 'Id must have 1 to 60 letters, digits, hyphens or underscores.' }];
  return rowBefore === null ? [] : [{ field: 'id', message: `Row ${rowBefore} has the same id.` }];
}

/** The sentence about a text that is there already, in the file or in the bank, or null. */
function repetition(rowBefore: number | null, twin: ExamQuestion | null | undefined): string | null {
  if (rowBefore !== null) return `Row ${rowBefore} asks the same question.`;
  return twin ? `${askedAlready(twin)} To change it, give the row that id.` : null;
}

/** Adds the problem of a repeated question, unless its text has a problem already. */
function withRepetition(problems: readonly Problem[], message: string | null): readonly Problem[] {
  if (message === null || problems.some(({ field }) => field === 'question')) return problems;
  return [{ field: 'question', message }, ...problems];
}
