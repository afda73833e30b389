import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Auth } from '../api/authDirective.ts';
import { PageArgs } from '../api/connection.ts';
import type { RequestContext } from '../api/context.ts';
import * as service from './history.service.ts';
import { HistoryConnection } from './history.type.ts';

@Resolver()
export class HistoryResolver {
  @Auth('SELF_OR_STAFF', { soldier: 'soldierId' })
  @Query(() => HistoryConnection, {
    description:
      "Every change to a soldier's record, schools, comments, events of requirements, rights and keys, newest first; empty for an unknown soldier. Without staff rights, it leaves out unit fields that the soldier does not see. BAD_USER_INPUT on `first` or `after`.",
  })
  history(
    @Arg('soldierId', () => ID, { description: 'The soldier whose history it is.' }) soldierId: string,
    @Args() page: PageArgs,
    @Ctx() context: RequestContext,
  ): Promise<HistoryConnection> {
    return service.history(context, soldierId, page);
  }
}
