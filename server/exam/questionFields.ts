import type { ExamQuestion, QuestionContent } from '../../domain/exam/examQuestion.ts';
import { fromStoredDate, toStoredDate } from '../../domain/localDate.ts';
import type { Question } from './question.model.ts';
import type { QuestionType } from './question.type.ts';

/** A question's content as stored. */
type StoredContent = Omit<Question, '_id' | 'version' | 'retiredAt' | 'changedById'>;

/** A question as the bank's rules see it. */
export function toExamQuestion(stored: Question): ExamQuestion {
  const { _id: id, version: _version, retiredAt: _retiredAt, changedById: _changedById, ...content } = stored;
  return { ...content, id, reviewDate: fromStoredDate(content.reviewDate) };
}

export function toStoredContent({ options, reviewDate, ...texts }: QuestionContent): StoredContent {
  return { ...texts, options: [...options], reviewDate: toStoredDate(reviewDate) };
}

export function toQuestionType({ _id: id, changedById: _, ...question }: Question): QuestionType {
  return { ...question, id, reviewDate: fromStoredDate(question.reviewDate) };
}
