import { UnreadableFile } from '../../../app/imports/UnreadableFile.ts';
import type { FileQuestion } from './questionColumns.ts';

/** A list of questions with the API's field names. */
export function questionsFromJson(text: string): FileQuestion[] {
  const list = parse(text);
  if (!Array.isArray(list)) throw new UnreadableFile('The file must be a list of questions.');
  return list.map(rowOf);
}

export function questionsToJson(questions: readonly FileQuestion[]): string {
  return `${JSON.stringify(questions, null, 2)}\n`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFile('The file is not valid JSON.');
  }
}

function rowOf(row: unknown): FileQuestion {
  const fields: Readonly<Record<string, unknown>> = typeof row === 'object' && row !== null ? { ...row } : {};
  const options: readonly unknown[] = Array.isArray(fields['options']) ? fields['options'] : [];
  const text = (name: string) => textOf(fields[name]);
  return {
    id: text('id'),
    question: text('question'),
    options: options.map(textOf),
    answerText: text('answerText'),
    topic: text('topic'),
    explanation: text('explanation'),
    citation: text('citation'),
    reviewDate: text('reviewDate'),
    retired: text('retired'),
  };
}

/** A number may be an option that was written without quotes, and true a question that is retired. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
