import { IMPORT_MAX_QUESTIONS } from '../../../domain/exam/questionImport.ts';
import { decodeText } from '../../app/import/decodeText.ts';
import { UnreadableFile } from '../../app/import/UnreadableFile.ts';
import type { FileQuestion } from './questionColumns.ts';
import { questionsFromCsv } from './questionsCsv.ts';
import { questionsFromJson } from './questionsJson.ts';

/** What a file name may end with. */
export const QUESTION_FILE_ENDINGS = ['.csv', '.xlsx', '.json'] as const;

/** A file as it was read. */
export type QuestionFile = {
  readonly questions: readonly FileQuestion[];
  /** Something to know about how it was read. */
  readonly note: string | null;
};

/**
 * The questions of a CSV, XLSX or JSON file.
 * @throws UnreadableFile
 */
export async function readQuestionFile(file: File): Promise<QuestionFile> {
  const { questions, note } = await readRows(file);
  if (questions.length === 0) throw new UnreadableFile('The file has no questions.');
  if (questions.length > IMPORT_MAX_QUESTIONS) {
    throw new UnreadableFile(
      `The file has ${questions.length} questions; at most ${IMPORT_MAX_QUESTIONS} can be imported at once.`,
    );
  }
  return { questions, note };
}

async function readRows(file: File): Promise<QuestionFile> {
  const name = file.name.toLowerCase();
  if (!QUESTION_FILE_ENDINGS.some((ending) => name.endsWith(ending))) {
    throw new UnreadableFile(`${file.name} is neither a CSV, an Excel nor a JSON file (.csv, .xlsx or .json).`);
  }
  if (name.endsWith('.xlsx')) {
    const { questionsFromXlsx } = await import('./questionsXlsx.ts');
    return { questions: await questionsFromXlsx(file), note: null };
  }
  const { text, note } = decodeText(new Uint8Array(await file.arrayBuffer()));
  const isJson = name.endsWith('.json');
  return { questions: isJson ? questionsFromJson(text) : await questionsFromCsv(text), note };
}
