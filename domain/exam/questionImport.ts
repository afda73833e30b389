/** Planning an import of questions: what each row does to the bank, or what is wrong with it. */
import { type Problem } from '../errors.ts';
import { ImportOutcome } from '../importOutcome.ts';
import { type Reading, readYesNo } from '../importTexts.ts';
import { comparable, type ExamQuestion, type QuestionContent, validateQuestion } from './examQuestion.ts';
import { askedAlready, isSameContent, tidied } from './questionBank.ts';

/** How many questions one import may have. */
export const IMPORT_MAX_QUESTIONS = 1000;

/** A row of a file: its fields as the texts that stand there, right or wrong. */
export type QuestionRow = QuestionContent & {
  /** Which question it is; blank for one that has no id yet. */
  readonly id: string;
  /** Whether a new question is kept out of the exam: yes or no; blank or left out, it is in it. */
  readonly retired?: string;
};

/** What a row does. */
export type PlannedRow = {
  /** Its place in the file, from 1. */
  readonly row: number;
  /** The question that it is about; null for a new one that gets its id when it is added. */
  readonly id: string | null;
  readonly content: QuestionContent;
  /** Whether it is kept out of the exam if it is new. */
  readonly retired: boolean;
  readonly outcome: ImportOutcome;
  /** Why it is refused; none otherwise. */
  readonly problems: readonly Problem[];
};

const ID = /^[\w-]{1,60}$/;

/**
 * What every row would do to the bank. An id that the bank has changes that question, another one is added under it. A row without an id
 * that the bank has letter for letter is that question, so that the same file can be imported again.
 * @param bank every question, retired ones too
 */
export function planImport(rows: readonly QuestionRow[], bank: readonly ExamQuestion[]): PlannedRow[] {
  const byId = new Map(bank.map((question) => [question.id, question]));
  const ids = rows.map(({ id }) => id.trim());
  const texts = rows.map(({ question }) => comparable(question));
  const namedInFile = new Set(ids);
  // What the file changes may leave its old text to another question.
  const staying = new Map(
    bank.filter(({ id }) => !namedInFile.has(id)).map((question) => [comparable(question.question), question]),
  );
  const [firstWithId, firstWithText] = [firstPlaces(ids), firstPlaces(texts)];

  return rows.map((given, index) => {
    const [id = '', text = ''] = [ids[index], texts[index]];
    const content = tidied(given);
    const retired = readRetired(given.retired ?? '');
    const stored = byId.get(id);
    const twin = staying.get(text);
    const isKnown = id === '' && twin !== undefined && isSameContent(twin, content);
    const problems = [
      ...idProblems(id, firstWithId.get(id), index),
      ...withRepetition(validateQuestion(content), repetition(firstWithText.get(text), index, isKnown ? null : twin)),
      ...('problem' in retired ? [{ field: 'retired', message: retired.problem }] : []),
    ];
    const isRetired = 'value' in retired && retired.value;
    const planned = { row: index + 1, id: isKnown ? twin.id : id || null, content, retired: isRetired, problems };
    return { ...planned, outcome: outcomeOf(content, isKnown ? twin : stored, problems) };
  });
}

function outcomeOf(
  content: QuestionContent,
  stored: ExamQuestion | undefined,
  problems: readonly Problem[],
): ImportOutcome {
  if (problems.length > 0) return ImportOutcome.REFUSED;
  if (!stored) return ImportOutcome.ADDED;
  return isSameContent(stored, content) ? ImportOutcome.UNCHANGED : ImportOutcome.CHANGED;
}

function readRetired(text: string): Reading<boolean> {
  return text.trim() === '' ? { value: false } : readYesNo('Retired', text);
}

/** The first row, from 0, that holds each value. */
function firstPlaces(values: readonly string[]): ReadonlyMap<string, number> {
  return new Map(values.map((value, index) => [value, index] as const).toReversed());
}

function idProblems(id: string, first: number | undefined, index: number): Problem[] {
  if (id === '') return [];
  if (!ID.test(id)) return [{ field: 'id', message: 'Id must have 1 to 60 letters, digits, hyphens or underscores.' }];
  if (first === undefined || first === index) return [];
  return [{ field: 'id', message: `Row ${first + 1} has the same id.` }];
}

/** The sentence about a text that is there already, in the file or in the bank, or null. */
function repetition(first: number | undefined, index: number, twin: ExamQuestion | null | undefined): string | null {
  if (first !== undefined && first < index) return `Row ${first + 1} asks the same question.`;
  return twin ? askedAlready(twin) : null;
}

/** Adds what only a comparison finds, unless the text is wrong by itself. */
function withRepetition(problems: readonly Problem[], message: string | null): readonly Problem[] {
  if (message === null || problems.some(({ field }) => field === 'question')) return problems;
  return [{ field: 'question', message }, ...problems];
}
