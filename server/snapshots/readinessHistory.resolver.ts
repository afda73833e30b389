import { LocalDateResolver } from 'graphql-scalars';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { LocalDate } from '../../domain/localDate.ts';
import { HISTORY_DAYS, HISTORY_MAX_DAYS } from '../../domain/readiness/history.ts';
import { Auth } from '../api/authDirective.ts';
import type { RequestContext } from '../api/context.ts';
import { Keys } from '../api/keysDirective.ts';
import { ReadinessHistory } from './readinessHistory.type.ts';
import * as snapshots from './snapshot.service.ts';

@Resolver()
export class ReadinessHistoryResolver {
  @Auth('STAFF')
  @Keys('COUNTS')
  @Query(() => ReadinessHistory, {
    description: `The unit in numbers as it was counted at the beginning of each day, kept for ${HISTORY_MAX_DAYS} days; without medical requirements for a key. BAD_USER_INPUT on \`from\` if it is after \`to\`, or for more than ${HISTORY_MAX_DAYS} days.`,
  })
  readinessHistory(
    @Arg('from', () => LocalDateResolver, {
      nullable: true,
      description: `The first day; ${HISTORY_DAYS} days in all if left out.`,
    })
    from: LocalDate | null | undefined,
    @Arg('to', () => LocalDateResolver, {
      nullable: true,
      description: "The last day; today, which is the unit's calendar day, if left out.",
    })
    to: LocalDate | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<ReadinessHistory> {
    return snapshots.readinessHistory(context, { from: from ?? null, to: to ?? null });
  }
}
