import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { RECENT_SIGN_IN_MS } from '../../../domain/constants.ts';
import { durationInWords } from '../../../domain/words.ts';
import type { IdentityContext } from '../identityContext.ts';
import { Auth } from '../../api/authDirective.ts';
import * as sessions from './mySessions.service.ts';
import { SessionType } from './session.type.ts';

@Resolver()
export class SessionResolver {
  @Auth('SIGNED_IN')
  @Query(() => [SessionType], { description: 'Where the login is signed in, the latest used first.' })
  mySessions(@Ctx() context: IdentityContext): Promise<SessionType[]> {
    return sessions.mySessions(context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => Boolean, {
    description: `Signs one of one's own sessions out at once. Always true. REQUIRES_RECENT_LOGIN for any but the one that asks, more than ${durationInWords(RECENT_SIGN_IN_MS)} after signing in; NOT_FOUND when it has ended already.`,
  })
  endSession(
    @Arg('id', () => ID, { description: 'One of mySessions.' }) id: string,
    @Ctx() context: IdentityContext,
  ): Promise<boolean> {
    return sessions.endMySession(id, context);
  }
}
