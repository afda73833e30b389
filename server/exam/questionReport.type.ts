import { DateTimeResolver } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { REPORT_MAX_LENGTH } from '../../domain/exam/questionReport.ts';
import { connectionType } from '../api/connection.ts';
import { SoldierName } from '../records/soldiers/soldierName.type.ts';
import { QuestionType } from './question.type.ts';

@ObjectType({
  description: "The caller's report about a question of the exam that nobody has resolved.",
  simpleResolvers: true,
})
export class OwnQuestionReport {
  @Field(() => ID, { description: 'The id of the report; staff resolve it by this id.' })
  id!: string;

  @Field(() => ID, { description: 'The question it is about.' })
  questionId!: string;

  @Field(() => DateTimeResolver, { description: 'When it was sent.' })
  at!: Date;

  @Field({ description: `What is wrong, 1 to ${REPORT_MAX_LENGTH} characters.` })
  text!: string;
}

@ObjectType('QuestionReport', { description: 'What a soldier found wrong with a question.', simpleResolvers: true })
class QuestionReportType extends OwnQuestionReport {
  @Field(() => QuestionType, {
    nullable: true,
    description: 'The question as it is now; null if it is no longer in the bank.',
  })
  question!: QuestionType | null;

  @Field(() => SoldierName, { nullable: true, description: 'The reporter; null if their record is gone.' })
  reporter!: SoldierName | null;
}

@ObjectType({ description: 'A page of the reports that nobody has resolved, newest first.', simpleResolvers: true })
export class QuestionReportConnection extends connectionType(QuestionReportType, 'QuestionReport') {}
