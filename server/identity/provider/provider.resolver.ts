import { Ctx, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../api/authDirective.ts';
import type { IdentityContext } from '../identityContext.ts';
import { NOT_RECENT } from '../signIn/identityDescriptions.ts';
import * as providers from './providerSignIn.service.ts';

@Resolver()
export class ProviderResolver {
  @Auth('SIGNED_IN')
  @Mutation(() => Boolean, {
    description: `Unlinks the provider's sign-in from the login, signs the login out everywhere else and continues here in a new session. Always true. A later sign-in at the provider links it again, if the provider confirms the login's address. ${NOT_RECENT}; UNAUTHENTICATED when the session was ended meanwhile; WRONG_PASSWORD when the login was changed or disabled meanwhile, with the provider unlinked; CONFLICT when none is linked, or a factor was changed meanwhile; TOO_MANY_REQUESTS with retryAfterSeconds.`,
  })
  unlinkProvider(@Ctx() context: IdentityContext): Promise<boolean> {
    return providers.unlinkProvider(context);
  }
}
