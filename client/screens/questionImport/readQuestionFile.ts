import { IMPORT_MAX_QUESTIONS } from '../../../domain/exam/questionImport.ts';
import { type FileQuestion, UnreadableFile } from './questionRow.ts';
import { questionsFromCsv } from './questionsCsv.ts';
import { questionsFromJson } from './questionsJson.ts';

/** The questions of a CSV, XLSX or JSON file. */
export async function readQuestionFile(file: File): Promise<FileQuestion[]> {
  const questions = await readRows(file);
  if (questions.length === 0) throw new UnreadableFile('The file has no questions.');
  if (questions.length > IMPORT_MAX_QUESTIONS) {
    throw new UnreadableFile(
      `The file has ${questions.length} questions; at most ${IMPORT_MAX_QUESTIONS} can be imported at once.`,
    );
  }
  return questions;
}

async function readRows(file: File): Promise<FileQuestion[]> {
  const name = file.name.toLowerCase();
  if (name.endsWith('.xlsx')) return (await import('./questionsXlsx.ts')).questionsFromXlsx(file);
  const text = await file.text();
  const isJson = name.endsWith('.json') || file.type === 'application/json';
  return isJson ? questionsFromJson(text) : questionsFromCsv(text);
}
