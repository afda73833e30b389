import { Ctx, Int, Query, Resolver } from 'type-graphql';
import { WEEK_DAYS } from '../../domain/record/comingDays.ts';
import { RECENT_DAYS } from '../../domain/record/recentChanges.ts';
import { Auth } from '../api/authDirective.ts';
import type { RequestContext } from '../api/context.ts';
import { Keys } from '../api/keysDirective.ts';
import * as reports from './lists.service.ts';
import { ComingDayType, DataToComplete, EtsList, RecentChanges, SchoolsListRow } from './lists.type.ts';

@Resolver()
export class ListsResolver {
  @Auth('STAFF')
  @Keys('READINESS')
  @Query(() => EtsList, { description: "Upcoming and past ETS dates, as of the unit's calendar day." })
  etsList(@Ctx() context: RequestContext): Promise<EtsList> {
    return reports.etsList(context);
  }

  @Auth('STAFF')
  @Keys('READINESS')
  @Query(() => [DataToComplete], {
    description:
      "Everybody whose record has something odd or missing, as of the unit's calendar day, by position in the unit, then name.",
  })
  dataToComplete(@Ctx() context: RequestContext): Promise<DataToComplete[]> {
    return reports.dataToComplete(context);
  }

  @Auth('STAFF')
  @Query(() => [RecentChanges], {
    description: `Everybody whose record is new, or whose rank, place, pending approval, ETS or readiness differs from before the day ${RECENT_DAYS} days ago; the latest change first.`,
  })
  recentChanges(@Ctx() { today }: RequestContext): Promise<RecentChanges[]> {
    return reports.recentChanges(today);
  }

  @Auth('STAFF')
  @Keys('READINESS')
  @Query(() => [SchoolsListRow], {
    description: "Everybody's schools by their first day, including those that are over.",
  })
  schoolsList(@Ctx() { today }: RequestContext): Promise<SchoolsListRow[]> {
    return reports.schoolsList(today);
  }

  @Auth('STAFF')
  @Query(() => Int, { description: 'How many schools in schoolsList have `asksGraduation`.' })
  openGraduations(@Ctx() { today }: RequestContext): Promise<number> {
    return reports.openGraduations(today);
  }

  @Auth('STAFF')
  @Query(() => [ComingDayType], {
    description: `Schools that start or end, ETS, gains and losses today and in the next ${WEEK_DAYS - 1} days, by day, then name. Of people who leave, nothing after their last day.`,
  })
  comingDays(@Ctx() { today }: RequestContext): Promise<ComingDayType[]> {
    return reports.comingDays(today);
  }
}
