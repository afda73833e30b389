import { LocalDateResolver } from 'graphql-scalars';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { LocalDate } from '../../domain/localDate.ts';
import { HISTORY_MAX_DAYS } from '../../domain/readiness/history.ts';
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
    @Arg('from', () => LocalDateResolver, { description: 'The first day.' }) from: LocalDate,
    @Arg('to', () => LocalDateResolver, { description: 'The last day.' }) to: LocalDate,
    @Ctx() context: RequestContext,
  ): Promise<ReadinessHistory> {
    return snapshots.readinessHistory(context, from, to);
  }
}
