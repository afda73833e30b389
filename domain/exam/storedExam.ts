/**
 * The current exam as text for the browser's local storage (Spec 17.3). The stored text may be damaged, or written by
 * anybody. It is read whole and valid, or not at all.
 */
import { isJsonObject, parseJson } from '../json.ts';
import type { AskedQuestion } from './examState.ts';

const VERSION = 1;

/**
 * @param owner the soldier whose exam it is, as several may practice on one device; left out for questions that belong to no exam
 * @param startedMs when it was started, to tell it from another exam with the same questions
 */
export function serializeExam(
  questions: readonly AskedQuestion[],
  owner?: string,
  startedMs: number | null = null,
): string {
  return JSON.stringify({ version: VERSION, owner, startedMs: startedMs ?? undefined, questions });
}

/** The soldier whose exam the text is; null if it doesn't say. */
export function examOwner(text: string | null): string | null {
  const stored = text === null ? null : parseJson(text);
  return isJsonObject(stored) && isText(stored['owner']) ? stored['owner'] : null;
}

/** When the exam was started; null if it doesn't say. */
export function examStart(text: string | null): number | null {
  const stored = text === null ? null : parseJson(text);
  return isJsonObject(stored) && typeof stored['startedMs'] === 'number' ? stored['startedMs'] : null;
}

/** The questions of a stored exam; null if there is none, or if any part is invalid. */
export function parseStoredExam(text: string | null): AskedQuestion[] | null {
  const questions = storedQuestions(text)?.map(toQuestion) ?? [];
  const sound = questions.filter((question) => question !== null);
  const isWhole = sound.length > 0 && sound.length === questions.length && isDistinct(sound.map(({ id }) => id));
  return isWhole ? sound : null;
}

/** The list under the version. */
function storedQuestions(text: string | null): readonly unknown[] | null {
  const stored = text === null ? null : parseJson(text);
  if (!isJsonObject(stored) || stored['version'] !== VERSION) return null;
  return isList(stored['questions']) ? stored['questions'] : null;
}

function toQuestion(value: unknown): AskedQuestion | null {
  if (!isJsonObject(value)) return null;
  const { id, question, options, answerText, topic, explanation, citation, guess, complete, laterWrong = [] } = value;
  if (!isText(id) || !isText(question) || !isText(topic) || !isText(explanation) || !isText(citation)) return null;
  if (!isList(options) || !options.every(isText) || !isDistinct(options)) return null;
  if (!isText(answerText) || !options.includes(answerText)) return null;
  if (guess !== null && !(isText(guess) && options.includes(guess))) return null;
  // A complete question has a guess, and a question with a right guess is complete.
  if (typeof complete !== 'boolean' || (complete && guess === null) || (!complete && guess === answerText)) return null;
  if (!isList(laterWrong) || !isDistinct(laterWrong) || !laterWrong.every(isText)) return null;
  if (laterWrong.some((option) => option === answerText || option === guess || !options.includes(option))) return null;
  if (guess === null && laterWrong.length > 0) return null;
  const asked = { id, question, options, answerText, topic, explanation, citation, guess, complete };
  return laterWrong.length === 0 ? asked : { ...asked, laterWrong };
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}
