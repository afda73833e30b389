import { Field, ID, InputType } from 'type-graphql';
import { QUESTION_MAX_LENGTH } from '../../domain/exam/examQuestion.ts';
import { IMPORT_MAX_QUESTIONS } from '../../domain/exam/questionImport.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { IDEMPOTENCY_KEY } from '../api/idempotencyKey.ts';
import { DAY_GIVEN, ImportInput, ImportRowInput } from '../imports/import.input.ts';
import { QUESTION_FIELDS, QuestionField } from './question.type.ts';

const OPTIONAL = { nullable: true };

@InputType({ description: 'Which questions of the bank to list: those that meet every condition that is given.' })
export class QuestionBankFilter {
  @Field(() => String, {
    nullable: true,
    description: `Words, each of which has to be part of the question's id or one of its texts, in upper or lower case. At most ${QUESTION_MAX_LENGTH} characters.`,
  })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Only questions of exactly this topic.' })
  topic?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only retired ones. False: only those in the exam.' })
  retired?: boolean | null;
}

@InputType({ description: 'A new question. Blanks around its texts are dropped.' })
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

@InputType({ description: 'Changes to a question. A field left out or null stays as it is.' })
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
    'A row of an import, as it stands in the file. Whatever is wrong with it is told in the report; a field left out or null is blank.',
})
export class QuestionRowInput extends ImportRowInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'An id of the bank changes that question; any other, of 1 to 60 letters, digits, hyphens and underscores, is given to the new question.',
  })
  id?: string | null;

  @QuestionField(OPTIONAL) question?: string | null;
  @QuestionField(OPTIONAL) options?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The right answer: the text of an option, in any letter case, or the letter of one, A to D. A text that is both is taken as the text of an option.',
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
      'yes: it is kept out of the exam if it is new. no or blank: it is in it. A question that the bank has stays as it is.',
  })
  retired?: string | null;
}

@InputType({ description: 'Questions out of a file.' })
export class ImportQuestionsInput extends ImportInput {
  @Field(() => [QuestionRowInput], { description: `The rows of the file, 1 to ${IMPORT_MAX_QUESTIONS}.` })
  rows!: QuestionRowInput[];
}
