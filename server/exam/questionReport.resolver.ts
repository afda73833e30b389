import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { OPEN_REPORTS_PER_PERSON, REPORT_MAX_LENGTH } from '../../domain/exam/questionReport.ts';
import { Auth } from '../api/authDirective.ts';
import { PageArgs } from '../api/connection.ts';
import type { RequestContext } from '../api/context.ts';
import { IDEMPOTENCY_KEY } from '../api/idempotencyKey.ts';
import * as reports from './questionReport.service.ts';
import { QuestionReportConnection } from './questionReport.type.ts';

/** The answer to this addition is the question's id, not what was added, so its key is described differently. */
const REPORT_KEY = {
  ...IDEMPOTENCY_KEY,
  description:
    "Idempotency key: a random UUID in lower case, which becomes the id of the report. Until that is resolved, a call that is repeated with the same key reports nothing more, and gives the question's id again, also when the question has left the bank since. Without a key a repeated call counts as another report.",
};

@Resolver()
export class QuestionReportResolver {
  @Auth('MEMBER')
  @Mutation(() => ID, {
    description: `Tells staff that something is wrong with a question, also with a retired one, which exams that were begun before still ask. Gives the question's id, not the report's. BAD_USER_INPUT with the field, on \`text\` also for more than ${OPEN_REPORTS_PER_PERSON} reports that are not resolved yet; NOT_FOUND when the question is not in the bank, or the key is that of another report.`,
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
    description: 'The reports that nobody resolved yet, newest first. BAD_USER_INPUT on `first` or `after`.',
  })
  questionReports(@Args() page: PageArgs): Promise<QuestionReportConnection> {
    return reports.questionReports(page);
  }

  @Auth('STAFF')
  @Query(() => Int, { description: 'How many reports nobody resolved yet, 0 or more.' })
  openQuestionReports(): Promise<number> {
    return reports.openQuestionReports();
  }

  @Auth('STAFF')
  @Mutation(() => ID, {
    description: "Removes a report that has been dealt with. Gives the report's id. NOT_FOUND when there is none.",
  })
  resolveReport(
    @Arg('id', () => ID, { description: 'The report.' }) id: string,
    @Ctx() { now }: RequestContext,
  ): Promise<string> {
    return reports.resolveReport(id, now);
  }
}
