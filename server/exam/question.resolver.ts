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
    description: 'Every question of the exam: in random order in production, otherwise by id.',
  })
  examQuestions(@Ctx() { random }: RequestContext): Promise<ExamQuestionType[]> {
    return questions.examQuestions(random);
  }

  @Auth('STAFF')
  @Query(() => QuestionConnection, {
    description:
      'The questions of the bank by id, including retired ones. BAD_USER_INPUT on `search`, `first` or `after`.',
  })
  questionBank(
    @Arg('filter', () => QuestionBankFilter, { nullable: true }) filter: QuestionBankFilter | null | undefined,
    @Args() page: PageArgs,
  ): Promise<QuestionConnection> {
    return questions.questionBank(filter ?? {}, page);
  }

  @Auth('STAFF')
  @Query(() => QuestionType, {
    description: 'A question of the bank, even if retired. NOT_FOUND if there is none.',
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
      'Changes a question, even if retired. NOT_FOUND if there is none; BAD_USER_INPUT with the field, also for a duplicate question; CONFLICT, with the current version and who saved it, if it was saved since `version` was read.',
  })
  updateQuestion(
    @Arg('id', () => ID, { description: 'The question.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that the changes are based on.' }) version: number,
    @Arg('input') input: UpdateQuestionInput,
    @Ctx() { person }: RequestContext,
  ): Promise<QuestionType> {
    return questions.updateQuestion(id, version, input, member(person).soldierId);
  }

  @Auth('STAFF')
  @Mutation(() => QuestionType, {
    description: 'Takes a question out of the exam; does nothing if it is already out. NOT_FOUND if there is none.',
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
      'Puts a retired question back into the exam; does nothing if it is already in. NOT_FOUND if there is none.',
  })
  restoreQuestion(@Arg('id', () => ID, { description: 'The question.' }) id: string): Promise<QuestionType> {
    return questions.restoreQuestion(id);
  }

  @Auth('STAFF')
  @Mutation(() => QuestionImportResult, {
    description:
      'Adds and changes questions from a file: every row, or none if a row is refused or the plan differs from `expectedPlan`. A changed question stays retired or in the exam, as it was. BAD_USER_INPUT on `rows` for no rows or too many; CONFLICT if somebody saved one of its questions meanwhile: that question stays as it is, the other rows are written, and importing the file again finishes the rest. The result says what is wrong with a row.',
  })
  importQuestions(
    @Arg('input') input: ImportQuestionsInput,
    @Ctx() { now, person }: RequestContext,
  ): Promise<QuestionImportResult> {
    return importQuestions(input, now, member(person).soldierId);
  }
}
