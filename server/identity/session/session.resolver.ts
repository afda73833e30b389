import { Arg, Ctx, ID, Mutation, Query, Resolver, Subscription } from 'type-graphql';
import { RECENT_SIGN_IN_MS } from '../../../domain/constants.ts';
import { durationInWords } from '../../../domain/words.ts';
import { Auth } from '../../api/authDirective.ts';
import { ChangedIds } from '../../store/changes/changedIds.ts';
import type { IdentityContext } from '../identityContext.ts';
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

  @Auth('PUBLIC')
  @Mutation(() => String, {
    nullable: true,
    description:
      'Why the session that this browser held is over, as a sentence, where it was ended from elsewhere or its login was disabled. It is told once, for a visit that finds nobody signed in: the session is forgotten with it. Null for any other browser.',
  })
  takeSignedOutReason(@Ctx() context: IdentityContext): Promise<string | null> {
    return sessions.takeSignedOutReason(context);
  }

  @Auth('LOGIN', { withoutSecondFactor: true })
  @Subscription(() => Boolean, {
    description:
      'True as it begins, and nothing after it. It ends with the session, within seconds, and says why: UNAUTHENTICATED with the reason; USER_DISABLED.',
    // No change is an event of it.
    subscribe: () => new ChangedIds('SESSION', () => undefined),
  })
  signedIn(): boolean {
    return true;
  }
}
