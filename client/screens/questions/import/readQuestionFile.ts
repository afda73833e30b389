import { answerMeanings, IMPORT_MAX_QUESTIONS } from '../../../../domain/exam/questionImport.ts';
import { CellCounter } from '../../../app/imports/reader/CellCounter.ts';
import { withMonths } from '../../../app/imports/reader/monthCells.ts';
import { hasHeadings } from '../../../app/imports/reader/readCsv.ts';
import { contentOf, type ReadSheets, readTable, readWorkbook } from '../../../app/imports/reader/readSheetFile.ts';
import { type FileSheet, shortened, uncalculatedText } from '../../../app/imports/sheetFile.ts';
import { titlesText } from '../../../app/imports/skippedText.ts';
import { UnreadableFile } from '../../../app/imports/UnreadableFile.ts';
import { columnNamed, type FileQuestion, QUESTION_COLUMNS } from './questionColumns.ts';
import {
  checkCount,
  LACKED_FIELDS,
  type LetterAnswer,
  QUESTION_FILE_ENDINGS,
  type QuestionFile,
  type QuestionRow,
} from './questionFile.ts';
import { isAiken, questionsFromAiken } from './questionsAiken.ts';
import { isGift, questionsFromGift } from './questionsGift.ts';
import { columnAt, leftOut, questionRows, questionSheet } from './questionSheet.ts';
import { questionsFromJson } from './questionsJson.ts';
import { turnedTexts, withText } from './turnedTexts.ts';

const isHeading = (text: string): boolean => columnNamed(text) !== null;
const RULES = { isHeading, maxRows: IMPORT_MAX_QUESTIONS };

/**
 * The questions of a CSV, Excel, JSON, Aiken or GIFT file.
 * @throws UnreadableFile
 */
export async function readQuestionFile(file: File): Promise<QuestionFile> {
  const { name } = file;
  const { bytes, text, note } = await contentOf(file, {
    what: 'a file of questions',
    endings: QUESTION_FILE_ENDINGS,
    noneOf: 'neither a CSV, an Excel nor a JSON file (.csv, .xlsx or .json)',
  });
  if (bytes !== null) return ofSheets(name, readWorkbook(name, bytes, RULES), note);
  if (name.toLowerCase().endsWith('.json')) {
    const questions = numbered(questionsFromJson(text));
    return { name, questions, sheet: null, note, hidden: [], turned: [], letters: letterAnswers(questions), lacks: [] };
  }
  if (!hasHeadings(text, isHeading)) {
    if (isAiken(text)) return ofPlaces(name, numbered(questionsFromAiken(text)), note);
    if (isGift(text)) return ofPlaces(name, numbered(questionsFromGift(text)), note);
  }
  return ofSheets(name, readTable(name, text, RULES), note);
}

function ofSheets(name: string, read: ReadSheets, decoded: string | null): QuestionFile {
  const found = questionSheet(read);
  const { dates } = found;
  const sheet = withMonths(found, (index) => columnAt(found.sheet, 'reviewDate') === index);
  checkFormulas(sheet);
  const note =
    [decoded, leftOut(read, found.sheet), titlesText(sheet.above)].filter((one) => one !== null).join(' ') || null;
  const turned = turnedTexts(sheet, dates, (index) => {
    const column = columnNamed(sheet.headings.cells[index] ?? '');
    return column !== null && columnAt(sheet, column) === index ? column : null;
  });
  const rows = new Map(questionRows(sheet).map((row) => [row.row, row]));
  for (const { row, column, readings } of turned) {
    const question = rows.get(row);
    if (question) rows.set(row, withText(question, column, readings[0]));
  }
  const questions = [...rows.values()];
  const hidden = questions
    .filter(({ row }) => sheet.hiddenRows.includes(row))
    .map(({ row, question }) => ({ row, name: shortened(question) }));
  return { name, questions, sheet, note, hidden, turned, letters: letterAnswers(questions), lacks: [] };
}

/**
 * Checks that no column that is read has a formula without a result.
 * @throws UnreadableFile
 */
function checkFormulas(sheet: FileSheet): void {
  const read = new Set(QUESTION_COLUMNS.map((column) => columnAt(sheet, column)));
  const [first] = sheet.uncalculated.filter(({ column }) => read.has(column));
  if (first === undefined) return;
  const cells = sheet.uncalculated.filter(({ column }) => column === first.column);
  throw new UnreadableFile(uncalculatedText(sheet, first.column, cells.length));
}

/** A file in a format that marks the right option in place and can't hold some of the fields. */
function ofPlaces(name: string, questions: readonly QuestionRow[], note: string | null): QuestionFile {
  const lacks = LACKED_FIELDS.filter((field) => questions.some((question) => question[field] === ''));
  return { name, questions, sheet: null, note, hidden: [], turned: [], letters: [], lacks };
}

/**
 * The questions of a file without cells, numbered in order.
 * @throws UnreadableFile if there are none or too many
 */
function numbered(read: Iterable<FileQuestion>): readonly QuestionRow[] {
  const counter = new CellCounter();
  const questions: QuestionRow[] = [];
  let count = 0;
  for (const question of read) {
    count += 1;
    const row = count;
    if (count > IMPORT_MAX_QUESTIONS) continue;
    for (const text of Object.values(question).flat()) counter.text(text, () => `Question ${row}`);
    questions.push({ ...question, row });
  }
  checkCount(count);
  return questions;
}

function letterAnswers(questions: readonly QuestionRow[]): LetterAnswer[] {
  return questions.flatMap((question) => {
    const meanings = answerMeanings(question);
    return meanings === null ? [] : [{ row: question.row, answerText: question.answerText, ...meanings }];
  });
}
