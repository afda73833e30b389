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
  @Query(() => [SessionType], { description: 'Where the login is signed in, most recently used first.' })
  mySessions(@Ctx() context: IdentityContext): Promise<SessionType[]> {
    return sessions.mySessions(context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => Boolean, {
    description: `Signs out one of your own sessions at once. Always true. REQUIRES_RECENT_LOGIN for any session other than the current one, more than ${durationInWords(RECENT_SIGN_IN_MS)} after signing in; NOT_FOUND when it has already ended.`,
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
      "Why this browser's session is over, as a sentence, if it was ended from elsewhere or its login was disabled. It is told only once, when nobody is signed in: the session is deleted with it. Null for any other browser.",
  })
  takeSignedOutReason(@Ctx() context: IdentityContext): Promise<string | null> {
    return sessions.takeSignedOutReason(context);
  }

  @Auth('LOGIN', { withoutSecondFactor: true })
  @Subscription(() => Boolean, {
    description:
      'True when it begins, and then nothing more. It ends with the session, within seconds, and says why: UNAUTHENTICATED with the reason; USER_DISABLED.',
    // No change makes an event.
    subscribe: () => new ChangedIds('SESSION', () => undefined),
  })
  signedIn(): boolean {
    return true;
  }
}
