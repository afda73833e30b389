import { IMPORT_MAX_QUESTIONS } from '../../../../domain/exam/questionImport.ts';
import { checkFile } from '../../../app/imports/checkFile.ts';
import { decodeText } from '../../../app/imports/decodeText.ts';
import { readSheetFile } from '../../../app/imports/readSheetFile.ts';
import { UnreadableFile } from '../../../app/imports/UnreadableFile.ts';
import { columnNamed } from './questionColumns.ts';
import type { QuestionFile } from './questionFile.ts';
import { leftOut, questionRows, questionSheet } from './questionSheet.ts';
import { questionsFromJson } from './questionsJson.ts';

/** What a file name may end with. */
export const QUESTION_FILE_ENDINGS = ['.csv', '.xlsx', '.txt', '.tsv', '.json'] as const;

/**
 * The questions of a CSV, Excel or JSON file.
 * @throws UnreadableFile
 */
export async function readQuestionFile(file: File): Promise<QuestionFile> {
  checkFile(file, {
    endings: QUESTION_FILE_ENDINGS,
    noneOf: 'neither a CSV, an Excel nor a JSON file (.csv, .xlsx or .json)',
    what: 'a file of questions',
  });
  return file.name.toLowerCase().endsWith('.json') ? readJson(file) : readSheet(file);
}

async function readSheet(file: File): Promise<QuestionFile> {
  const read = await readSheetFile(file, {
    isHeading: (text) => columnNamed(text) !== null,
    maxRows: IMPORT_MAX_QUESTIONS,
  });
  const sheet = questionSheet(read);
  const notes = [read.note, leftOut(read, sheet)].filter((note) => note !== null);
  return { name: file.name, questions: questionRows(sheet), sheet, note: notes.join(' ') || null };
}

async function readJson(file: File): Promise<QuestionFile> {
  const { text, note } = decodeText(new Uint8Array(await file.arrayBuffer()));
  const questions = questionsFromJson(text).map((question, index) => ({ ...question, row: index + 1 }));
  if (questions.length === 0) throw new UnreadableFile('The file has no questions.');
  if (questions.length > IMPORT_MAX_QUESTIONS) {
    throw new UnreadableFile(
      `The file has ${questions.length} questions; at most ${IMPORT_MAX_QUESTIONS} can be imported at once.`,
    );
  }
  return { name: file.name, questions, sheet: null, note };
}
