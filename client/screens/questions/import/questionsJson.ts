import { UnreadableFile } from '../../../app/imports/UnreadableFile.ts';
import type { FileQuestion } from './questionColumns.ts';
import { checkCount } from './questionFile.ts';

/** How deep lists and objects may nest: a million nested ones need more memory than a million texts. */
const DEPTH_MAX = 20;
/** How many options of a question are read: one too many is enough to show that there are too many. */
const OPTIONS_READ = 27;

/** A list of questions with the API's field names. */
export function questionsFromJson(text: string): FileQuestion[] {
  checkDepth(text);
  const list = parse(text);
  if (!Array.isArray(list)) throw new UnreadableFile('The file must be a list of questions.');
  checkCount(list.length);
  return list.map(rowOf);
}

export function questionsToJson(questions: readonly FileQuestion[]): string {
  return `${JSON.stringify(questions, null, 2)}\n`;
}

/** @throws UnreadableFile */
function checkDepth(text: string): void {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isText) {
      if (character === '\\') at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > DEPTH_MAX)
      throw new UnreadableFile("The file isn't a list of questions. Its lists are nested too deep.");
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFile("The file isn't valid JSON.");
  }
}

function rowOf(row: unknown): FileQuestion {
  const fields: Readonly<Record<string, unknown>> = typeof row === 'object' && row !== null ? { ...row } : {};
  const options: readonly unknown[] = Array.isArray(fields['options']) ? fields['options'] : [];
  const text = (name: string) => textOf(fields[name]);
  return {
    id: text('id'),
    question: text('question'),
    options: options.slice(0, OPTIONS_READ).map(textOf),
    answerText: text('answerText'),
    topic: text('topic'),
    explanation: text('explanation'),
    citation: text('citation'),
    reviewDate: text('reviewDate'),
    retired: text('retired'),
  };
}

/** A number may be an option written without quotes; true, a retired question. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
