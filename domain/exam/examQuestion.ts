/** A question of the certification exam, and the rules that it has to meet to enter the bank. */
import { type Problem } from '../errors.ts';
import { isLocalDate, type LocalDate } from '../localDate.ts';
import { problems } from '../problems.ts';
import { characterCount, cleanText, isBlank, visible, withOneApostrophe } from '../texts.ts';

/** The letters of a question's options, in their order. */
export const OPTION_LETTERS: readonly string[] = ['A', 'B', 'C', 'D'];
/** How many options each question has. */
export const OPTION_COUNT = OPTION_LETTERS.length;
/** The longest question, in characters. */
export const QUESTION_MAX_LENGTH = 500;
/** The refusal of a search text that is longer than a question. */
export const QUESTION_SEARCH_TOO_LONG = `Search for at most ${QUESTION_MAX_LENGTH} characters.`;
/** The longest option, in characters. */
export const OPTION_MAX_LENGTH = 200;
/** The longest topic, in characters. */
export const TOPIC_MAX_LENGTH = 60;
/** The longest explanation, in characters. */
export const EXPLANATION_MAX_LENGTH = 1000;
/** The longest citation, in characters. */
export const CITATION_MAX_LENGTH = 200;

/** A question with one right answer among four options. */
export type ExamQuestion = {
  /** Never changes, such as `call-for-fire-001`. */
  readonly id: string;
  /** The question's text: a whole question, or a situation and a question. */
  readonly question: string;
  /** The four options, in the order shown. */
  readonly options: readonly string[];
  /** The right answer: one of the options, letter for letter. */
  readonly answerText: string;
  /** The subject for practice, as people read it: `Call for fire`. */
  readonly topic: string;
  /** Why the answer is right, in one to three sentences. It should also help a reader who chose another option. */
  readonly explanation: string;
  /** The public publication that the answer comes from, with the chapter if known. */
  readonly citation: string;
  /** The day on which somebody should check the question against its publication again. */
  readonly reviewDate: LocalDate;
};

/** A question as it is added or imported, without its id, which the store assigns. */
export type QuestionContent = Omit<ExamQuestion, 'id'>;

/** The problems of a question, in the order of the form's fields and at most one per field; none means valid. */
export function validateQuestion(question: QuestionContent): Problem[] {
  return problems({
    question: textMessage('question', question.question, QUESTION_MAX_LENGTH),
    options: optionsMessage(question.options),
    answerText: answerMessage(question),
    explanation: textMessage('explanation', question.explanation, EXPLANATION_MAX_LENGTH),
    citation: textMessage('citation', question.citation, CITATION_MAX_LENGTH),
    topic: textMessage('topic', question.topic, TOPIC_MAX_LENGTH),
    reviewDate: reviewDateMessage(question.reviewDate),
  } satisfies Record<keyof QuestionContent, string | null>);
}

/** A text as a reader sees it, so that `Right 80` and `RIGHT  80` are the same option. Empty if nothing shows. */
export function comparable(text: string): string {
  return visible(withOneApostrophe(text)).toLowerCase();
}

function textMessage(label: string, text: string, maxLength: number): string | null {
  if (isBlank(text)) return `Enter the ${label}.`;
  if (characterCount(cleanText(text)) <= maxLength) return null;
  return `${label.charAt(0).toUpperCase()}${label.slice(1)} must have at most ${maxLength} characters.`;
}

function optionsMessage(options: readonly string[]): string | null {
  const seen = options.map(comparable);
  if (options.length !== OPTION_COUNT || seen.includes('')) return `Enter ${OPTION_COUNT} options.`;
  if (options.some((option) => characterCount(cleanText(option)) > OPTION_MAX_LENGTH)) {
    return `Each option must have at most ${OPTION_MAX_LENGTH} characters.`;
  }
  return new Set(seen).size === OPTION_COUNT ? null : 'Each option must differ from the others.';
}

/** The index of the first wrong option, from 0: blank, too long, or a repeat of an earlier one; -1 for none. */
export function wrongOption(options: readonly string[]): number {
  const seen = options.map(comparable);
  if (seen.includes('')) return seen.indexOf('');
  const tooLong = options.findIndex((option) => characterCount(cleanText(option)) > OPTION_MAX_LENGTH);
  return tooLong < 0 ? seen.findIndex((text, index) => seen.indexOf(text) < index) : tooLong;
}

function answerMessage({ answerText, options }: QuestionContent): string | null {
  if (isBlank(answerText)) return 'Choose the right answer.';
  return options.includes(answerText) ? null : 'The right answer must be one of the options.';
}

function reviewDateMessage(date: string): string | null {
  if (date.trim() === '') return 'Enter the review date.';
  return isLocalDate(date) ? null : 'Review date must be a real date.';
}
