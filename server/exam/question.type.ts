import { DateTimeResolver, LocalDateResolver } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  CITATION_MAX_LENGTH,
  EXPLANATION_MAX_LENGTH,
  OPTION_COUNT,
  OPTION_MAX_LENGTH,
  QUESTION_MAX_LENGTH,
  TOPIC_MAX_LENGTH,
} from '../../domain/exam/examQuestion.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { connectionType } from '../api/connection.ts';
import { sharedFields } from '../api/sharedFields.ts';

/** The fields of a question, shared by types and inputs. */
export const QUESTION_FIELDS = {
  id: {
    type: () => ID,
    description:
      'Stays the same when the question is changed, retired or imported again: 1 to 60 letters, digits, hyphens and underscores.',
  },
  question: `The text of the question: 1 to ${QUESTION_MAX_LENGTH} characters.`,
  options: {
    type: () => [String],
    description: `${OPTION_COUNT} different answers to choose from, of 1 to ${OPTION_MAX_LENGTH} characters each, in the order shown.`,
  },
  answerText: 'The right answer: one of the options, letter for letter.',
  topic: `The subject under which it is practiced: 1 to ${TOPIC_MAX_LENGTH} characters.`,
  explanation: `Why the answer is right: 1 to ${EXPLANATION_MAX_LENGTH} characters.`,
  citation: `The public publication that the answer comes from: 1 to ${CITATION_MAX_LENGTH} characters.`,
  reviewDate: {
    type: () => LocalDateResolver,
    description: 'The day on which to check it against its publication again.',
  },
} as const;
export const QuestionField = sharedFields(QUESTION_FIELDS);

@ObjectType('ExamQuestion', {
  description: 'A question of the exam, with its answer. The browser judges the guesses and never sends them.',
  simpleResolvers: true,
})
export class ExamQuestionType {
  @QuestionField() id!: string;
  @QuestionField() question!: string;
  @QuestionField() options!: string[];
  @QuestionField() answerText!: string;
  @QuestionField() topic!: string;
  @QuestionField() explanation!: string;
  @QuestionField() citation!: string;
}

@ObjectType('Question', { description: 'A question of the bank, as staff maintain it.', simpleResolvers: true })
export class QuestionType extends ExamQuestionType {
  @Field(() => Int, {
    description:
      'Starts at 1 and grows with each change of the content, not with retiring or restoring. updateQuestion needs it, and refuses an outdated one with CONFLICT.',
  })
  version!: number;

  @QuestionField() reviewDate!: LocalDate;

  @Field(() => DateTimeResolver, {
    nullable: true,
    description: 'Since when it is out of the exam; null while it is in the exam.',
  })
  retiredAt!: Date | null;
}

@ObjectType({ description: 'How many questions of the bank are about a topic.', simpleResolvers: true })
export class TopicCount {
  @Field({ description: 'The topic, exactly as in the questions.' })
  topic!: string;

  @Field(() => Int, { description: 'The number of questions about it, at least 1.' })
  count!: number;
}

@ObjectType({ description: 'How many open reports there are about a question.', simpleResolvers: true })
export class QuestionReportCount {
  @Field(() => ID, { description: 'The question. It may have left the bank since.' })
  questionId!: string;

  @Field(() => Int, { description: 'The number of reports that nobody has resolved, at least 1.' })
  count!: number;
}

@ObjectType({ description: 'A page of the questions that match a filter, by id.', simpleResolvers: true })
export class QuestionConnection extends connectionType(QuestionType, 'Question') {
  @Field(() => Int, { description: 'The number of matching questions on all pages.' })
  totalCount!: number;

  @Field(() => [TopicCount], {
    description:
      'The topics of the whole bank, including retired questions, by name. The filter does not apply to them.',
  })
  topics!: TopicCount[];

  @Field(() => [QuestionReportCount], {
    description: 'The questions with open reports, by id. The filter does not apply to them.',
  })
  openReports!: QuestionReportCount[];
}
