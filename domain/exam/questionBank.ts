/** Rules between the questions of a bank. */
import { cleanText } from '../texts.ts';
import { comparable, type ExamQuestion, type QuestionContent } from './examQuestion.ts';

/** A question as it is stored, with its texts cleaned like all texts. */
export function tidied(question: QuestionContent): QuestionContent {
  return {
    question: cleanText(question.question),
    options: question.options.map(cleanText),
    answerText: cleanText(question.answerText),
    topic: cleanText(question.topic),
    explanation: cleanText(question.explanation),
    citation: cleanText(question.citation),
    reviewDate: question.reviewDate.trim(),
  };
}

/** Whether two questions are the same in every field, letter for letter. */
export function isSameContent(one: QuestionContent, other: QuestionContent): boolean {
  return JSON.stringify(tidied(one)) === JSON.stringify(tidied(other));
}

/** Whether two questions ask the same thing, whatever their spaces and capitals. */
export function asksTheSame(one: Pick<QuestionContent, 'question'>, other: Pick<QuestionContent, 'question'>): boolean {
  return comparable(one.question) === comparable(other.question);
}

/** The problem of a question that the bank already has under another id. */
export function askedAlready({ id }: Pick<ExamQuestion, 'id'>): string {
  return `The bank already has this question, as ${id}.`;
}
