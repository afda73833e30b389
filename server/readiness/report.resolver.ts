import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../api/context.ts';
import { Auth } from '../api/authDirective.ts';
import * as reports from './report.service.ts';
import { EtsReport, SchoolsReportRow } from './report.type.ts';

@Resolver()
export class ReportResolver {
  @Auth('STAFF')
  @Query(() => EtsReport, { description: "Upcoming and past ETS dates, as of the unit's calendar day." })
  etsReport(@Ctx() { today }: RequestContext): Promise<EtsReport> {
    return reports.etsReport(today);
  }

  @Auth('STAFF')
  @Query(() => [SchoolsReportRow], { description: "Everybody's schools by their first day, those that are over too." })
  schoolsReport(@Ctx() { today }: RequestContext): Promise<SchoolsReportRow[]> {
    return reports.schoolsReport(today);
  }
}
