import { Field, ID, InputType } from 'type-graphql';
import { QUESTION_MAX_LENGTH } from '../../domain/exam/examQuestion.ts';
import { IMPORT_MAX_QUESTIONS } from '../../domain/exam/questionImport.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { IDEMPOTENCY_KEY } from '../api/idempotencyKey.ts';
import { DAY_GIVEN, ImportInput, ImportRowInput } from '../imports/import.input.ts';
import { QUESTION_FIELDS, QuestionField } from './question.type.ts';

const OPTIONAL = { nullable: true };

@InputType({ description: 'Filters the questions of the bank. A question has to meet every given condition.' })
export class QuestionBankFilter {
  @Field(() => String, {
    nullable: true,
    description: `Words that each have to be part of the question's id or texts, in upper or lower case. At most ${QUESTION_MAX_LENGTH} characters.`,
  })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Only questions of exactly this topic.' })
  topic?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only retired questions. False: only questions in the exam.',
  })
  retired?: boolean | null;
}

@InputType({ description: 'A new question. Blanks around its texts are removed.' })
export class CreateQuestionInput {
  @QuestionField() question!: string;
  @QuestionField() options!: string[];
  @QuestionField() answerText!: string;
  @QuestionField() topic!: string;
  @QuestionField() explanation!: string;
  @QuestionField() citation!: string;
  @QuestionField() reviewDate!: LocalDate;

  @Field(() => ID, IDEMPOTENCY_KEY)
  key?: string | null;
}

@InputType({ description: 'Changes to a question. A field that is left out or null stays unchanged.' })
export class UpdateQuestionInput {
  @QuestionField(OPTIONAL) question?: string | null;
  @QuestionField(OPTIONAL) options?: string[] | null;
  @QuestionField(OPTIONAL) answerText?: string | null;
  @QuestionField(OPTIONAL) topic?: string | null;
  @QuestionField(OPTIONAL) explanation?: string | null;
  @QuestionField(OPTIONAL) citation?: string | null;
  @QuestionField(OPTIONAL) reviewDate?: LocalDate | null;
}

@InputType({
  description:
    'A row of an import, as in the file. The result says what is wrong with it. A field that is left out or null is blank.',
})
export class QuestionRowInput extends ImportRowInput {
  @Field(() => ID, {
    nullable: true,
    description:
      "An id in the bank changes that question. Any other id, of 1 to 60 letters, digits, hyphens and underscores, becomes the new question's id.",
  })
  id?: string | null;

  @QuestionField(OPTIONAL) question?: string | null;
  @QuestionField(OPTIONAL) options?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The right answer: an option's text, in any letter case, or its letter, A to D. If a text is both, it counts as the option's text.",
  })
  answerText?: string | null;

  @QuestionField(OPTIONAL) topic?: string | null;
  @QuestionField(OPTIONAL) explanation?: string | null;
  @QuestionField(OPTIONAL) citation?: string | null;

  @Field(() => String, { nullable: true, description: `${QUESTION_FIELDS.reviewDate.description} ${DAY_GIVEN}.` })
  reviewDate?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'yes: a new question stays out of the exam. no or blank: it goes into the exam. An existing question is not affected.',
  })
  retired?: string | null;
}

@InputType({ description: 'Questions from a file.' })
export class ImportQuestionsInput extends ImportInput {
  @Field(() => [QuestionRowInput], { description: `The rows of the file, 1 to ${IMPORT_MAX_QUESTIONS}.` })
  rows!: QuestionRowInput[];
}
