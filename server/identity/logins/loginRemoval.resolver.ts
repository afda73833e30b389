import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../api/authDirective.ts';
import type { IdentityContext } from '../identityContext.ts';
import { NOT_RECENT } from '../signIn/identityDescriptions.ts';
import * as removal from './loginRemoval.service.ts';

@Resolver()
export class LoginRemovalResolver {
  @Auth('SIGNED_IN')
  @Mutation(() => Boolean, {
    description: `Deletes the login for good; the personnel record stays with the unit. Always true. ${NOT_RECENT}; WRONG_PASSWORD on \`password\`; UNAUTHENTICATED when the session was ended meanwhile; FORBIDDEN for the last staff who can sign in; CONFLICT when the record's rights changed meanwhile; TOO_MANY_REQUESTS with retryAfterSeconds.`,
  })
  deleteLogin(
    @Arg('password', { description: "The login's password." }) password: string,
    @Ctx() context: IdentityContext,
  ): Promise<boolean> {
    return removal.deleteLogin(context, password);
  }
}
