import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../api/authDirective.ts';
import { PageArgs } from '../api/connection.ts';
import type { RequestContext } from '../api/context.ts';
import { member } from '../api/signedIn.ts';
import {
  CreateQuestionInput,
  ImportQuestionsInput,
  QuestionBankFilter,
  UpdateQuestionInput,
} from './question.input.ts';
import * as questions from './question.service.ts';
import { ExamQuestionType, QuestionConnection, QuestionType } from './question.type.ts';
import { importQuestions } from './questionImport.service.ts';
import { QuestionImportResult } from './questionImport.type.ts';

@Resolver()
export class QuestionResolver {
  @Auth('MEMBER')
  @Query(() => [ExamQuestionType], {
    description: 'Every question of the exam: in production in a random order, elsewhere by id.',
  })
  examQuestions(@Ctx() { random }: RequestContext): Promise<ExamQuestionType[]> {
    return questions.examQuestions(random);
  }

  @Auth('STAFF')
  @Query(() => QuestionConnection, {
    description: 'The questions of the bank by id, retired ones too. BAD_USER_INPUT on `search`, `first` or `after`.',
  })
  questionBank(
    @Arg('filter', () => QuestionBankFilter, { nullable: true }) filter: QuestionBankFilter | null | undefined,
    @Args() page: PageArgs,
  ): Promise<QuestionConnection> {
    return questions.questionBank(filter ?? {}, page);
  }

  @Auth('STAFF')
  @Query(() => QuestionType, {
    description: 'A question of the bank, also a retired one. NOT_FOUND when there is none.',
  })
  question(@Arg('id', () => ID, { description: 'The question.' }) id: string): Promise<QuestionType> {
    return questions.getQuestion(id);
  }

  @Auth('STAFF')
  @Mutation(() => QuestionType, {
    description: 'Adds a question. BAD_USER_INPUT with the field, also for a duplicate question.',
  })
  createQuestion(@Arg('input') input: CreateQuestionInput, @Ctx() context: RequestContext): Promise<QuestionType> {
    return questions.createQuestion(context, input);
  }

  @Auth('STAFF')
  @Mutation(() => QuestionType, {
    description:
      'Changes a question, also a retired one. NOT_FOUND when there is none; BAD_USER_INPUT with the field, also for a duplicate question; CONFLICT, with the current version and who saved it, when it was saved since `version` was read.',
  })
  updateQuestion(
    @Arg('id', () => ID, { description: 'The question.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that the changes were made from.' }) version: number,
    @Arg('input') input: UpdateQuestionInput,
    @Ctx() { person }: RequestContext,
  ): Promise<QuestionType> {
    return questions.updateQuestion(id, version, input, member(person).soldierId);
  }

  @Auth('STAFF')
  @Mutation(() => QuestionType, {
    description:
      'Takes a question out of the exam; nothing happens when it is out already. NOT_FOUND when there is none.',
  })
  retireQuestion(
    @Arg('id', () => ID, { description: 'The question.' }) id: string,
    @Ctx() { now }: RequestContext,
  ): Promise<QuestionType> {
    return questions.retireQuestion(id, now);
  }

  @Auth('STAFF')
  @Mutation(() => QuestionType, {
    description:
      'Takes a retired question into the exam again; nothing happens when it is in it. NOT_FOUND when there is none.',
  })
  restoreQuestion(@Arg('id', () => ID, { description: 'The question.' }) id: string): Promise<QuestionType> {
    return questions.restoreQuestion(id);
  }

  @Auth('STAFF')
  @Mutation(() => QuestionImportResult, {
    description:
      'Adds and changes questions out of a file: every row, or none when one is refused or they would do something else than `expectedPlan`. A retired question that it changes stays retired, and another one stays in the exam. BAD_USER_INPUT on `rows` when there are none or too many; CONFLICT when somebody saved one of its questions meanwhile: that one is left as it is, the other rows are written, and importing the file again finishes it; what is wrong with a row is told in the report.',
  })
  importQuestions(
    @Arg('input') input: ImportQuestionsInput,
    @Ctx() { now, person }: RequestContext,
  ): Promise<QuestionImportResult> {
    return importQuestions(input, now, member(person).soldierId);
  }
}
