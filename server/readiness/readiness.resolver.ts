import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../api/context.ts';
import { Auth } from '../api/authDirective.ts';
import * as readiness from './readiness.service.ts';
import { ReadinessOverview } from './readiness.type.ts';

@Resolver()
export class ReadinessResolver {
  @Auth('STAFF')
  @Query(() => ReadinessOverview, { description: "The unit's strength and readiness, as of its calendar day." })
  readinessOverview(@Ctx() context: RequestContext): Promise<ReadinessOverview> {
    return readiness.readinessOverview(context);
  }
}
