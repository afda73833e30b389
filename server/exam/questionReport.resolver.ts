import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { OPEN_REPORTS_PER_PERSON, REPORT_MAX_LENGTH } from '../../domain/exam/questionReport.ts';
import { Auth } from '../api/authDirective.ts';
import { PageArgs } from '../api/connection.ts';
import type { RequestContext } from '../api/context.ts';
import { IDEMPOTENCY_KEY } from '../api/idempotencyKey.ts';
import * as reports from './questionReport.service.ts';
import { QuestionReportConnection } from './questionReport.type.ts';

/** This addition returns the question's id instead of the report, so its key has its own description. */
const REPORT_KEY = {
  ...IDEMPOTENCY_KEY,
  description:
    "Idempotency key: a random UUID in lower case, which becomes the id of the report. Until the report is resolved, repeating a call with the same key reports nothing more. It returns the question's id again, even if the question has left the bank since. Without a key, a repeated call counts as another report.",
};

@Resolver()
export class QuestionReportResolver {
  @Auth('MEMBER')
  @Mutation(() => ID, {
    description: `Tells staff that something is wrong with a question, even a retired one, which exams started earlier still ask. Returns the question's id, not the report's. BAD_USER_INPUT with the field, also on \`text\` for more than ${OPEN_REPORTS_PER_PERSON} open reports; NOT_FOUND if the question is not in the bank, or the key belongs to another report.`,
  })
  reportQuestion(
    @Arg('id', () => ID, { description: 'The question.' }) id: string,
    @Arg('text', { description: `What is wrong: 1 to ${REPORT_MAX_LENGTH} characters.` }) text: string,
    @Arg('key', () => ID, REPORT_KEY) key: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return reports.reportQuestion(context, id, text, key);
  }

  @Auth('STAFF')
  @Query(() => QuestionReportConnection, {
    description: 'The reports that nobody has resolved, newest first. BAD_USER_INPUT on `first` or `after`.',
  })
  questionReports(@Args() page: PageArgs): Promise<QuestionReportConnection> {
    return reports.questionReports(page);
  }

  @Auth('STAFF')
  @Query(() => Int, { description: 'The number of reports that nobody has resolved, 0 or more.' })
  openQuestionReports(): Promise<number> {
    return reports.openQuestionReports();
  }

  @Auth('STAFF')
  @Mutation(() => ID, {
    description: "Removes a report that has been dealt with. Returns the report's id. NOT_FOUND if there is none.",
  })
  resolveReport(
    @Arg('id', () => ID, { description: 'The report.' }) id: string,
    @Ctx() { now }: RequestContext,
  ): Promise<string> {
    return reports.resolveReport(id, now);
  }
}
