import { LocalDateResolver } from 'graphql-scalars';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { LocalDate } from '../../domain/localDate.ts';
import { Section } from '../../domain/values.ts';
import { Auth } from '../api/authDirective.ts';
import type { RequestContext } from '../api/context.ts';
import { Keys } from '../api/keysDirective.ts';
import * as readiness from './readiness.service.ts';
import { ReadinessOverview } from './readiness.type.ts';
import { ReadinessCounts } from './readinessCounts.type.ts';
import { ScoreSpreads } from './scoreSpreads.type.ts';

@Resolver()
export class ReadinessResolver {
  @Auth('STAFF')
  @Keys('READINESS')
  @Query(() => ReadinessOverview, { description: "The unit's strength and readiness, as of its calendar day." })
  readinessOverview(@Ctx() context: RequestContext): Promise<ReadinessOverview> {
    return readiness.readinessOverview(context);
  }

  @Auth('STAFF')
  @Keys('COUNTS')
  @Query(() => ReadinessCounts, {
    description:
      "The unit's strength and readiness in numbers, by section and in all, by the policy of the day. For a future day, they are computed from today's records, so only what depends on dates changes. BAD_USER_INPUT on `on` for a past day, or one later than any date of a record.",
  })
  readinessCounts(
    @Arg('on', () => LocalDateResolver, {
      nullable: true,
      description: "The day: today, which is the unit's calendar day, or a later one. Today if left out.",
    })
    on: LocalDate | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<ReadinessCounts> {
    return readiness.readinessCounts(context, on ?? context.today);
  }
  @Auth('STAFF')
  @Query(() => ScoreSpreads, {
    description: "How fitness and rifle scores are spread, as of the unit's calendar day, in numbers.",
  })
  scoreSpreads(
    @Arg('section', () => Section, { nullable: true, description: 'The section; the whole unit if left out.' })
    section: Section | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<ScoreSpreads> {
    return readiness.scoreSpreads(context, section ?? null);
  }
}
