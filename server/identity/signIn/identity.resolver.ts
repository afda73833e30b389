import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import {
  ATTEMPT_WINDOW_MS,
  ATTEMPTS_PER_ACCOUNT,
  ATTEMPTS_PER_NETWORK,
  FAILURES_FROM_UNKNOWN_BROWSERS,
  DAY_MS,
  SECOND_FACTOR_WAIT_MS,
  SESSION_IDLE_LIFE_MS,
  SESSION_LONGEST_LIFE_MS,
} from '../../../domain/constants.ts';
import { durationInWords } from '../../../domain/words.ts';
import { Auth } from '../../api/authDirective.ts';
import { sendsMails } from '../../mail/mailer.ts';
import type { IdentityContext } from '../identityContext.ts';
import { OIDC_START_PATH } from '../provider/oidcPaths.ts';
import { RegisterInput, SignInInput } from './identity.input.ts';
import * as identity from './identity.service.ts';
import { SignInMethods } from './signInMethods.type.ts';
import { Viewer } from './viewer.type.ts';

@Resolver()
export class IdentityResolver {
  @Auth('PUBLIC')
  @Query(() => Viewer, {
    nullable: true,
    description:
      'Who is signed in; null if nobody is. UNAUTHENTICATED with the reason ACCESS_EXPIRED when refreshSession is due.',
  })
  viewer(@Ctx() context: IdentityContext): Promise<Viewer | null> {
    return identity.currentViewer(context);
  }

  @Auth('PUBLIC')
  @Query(() => SignInMethods, { description: 'The ways to sign in.' })
  signInMethods(@Ctx() { dependencies }: IdentityContext): SignInMethods {
    const { emailLinkSignIn: emailLink, openIdConnect } = dependencies.settings;
    return {
      emailLink,
      sendsMails: sendsMails(dependencies.settings),
      openIdConnect: openIdConnect && { name: openIdConnect.name, startPath: OIDC_START_PATH },
    };
  }

  @Auth('PUBLIC')
  @Query(() => [String], { description: "The domains that links may lead to, the product's own first." })
  authorizedDomains(@Ctx() { dependencies }: IdentityContext): string[] {
    return dependencies.links.authorizedDomains;
  }

  @Auth('PUBLIC')
  @Mutation(() => Viewer, {
    description:
      'Creates a login and signs it in. EMAIL_ALREADY_IN_USE; INVALID_EMAIL; BAD_USER_INPUT with the field; TOO_MANY_REQUESTS with retryAfterSeconds; STORE_UNAVAILABLE when the login was created but could not be signed in.',
  })
  register(@Arg('input') input: RegisterInput, @Ctx() context: IdentityContext): Promise<Viewer> {
    return identity.register(input, context);
  }

  @Auth('PUBLIC')
  @Mutation(() => Viewer, {
    description: `Signs in, in a new session. BAD_USER_INPUT with the empty field; WRONG_PASSWORD for an unknown address, a wrong password or a disabled login; MULTI_FACTOR_AUTH_REQUIRED when verifySecondFactor must follow within ${durationInWords(SECOND_FACTOR_WAIT_MS)}; TOO_MANY_REQUESTS with retryAfterSeconds after too many failures in ${durationInWords(ATTEMPT_WINDOW_MS)}. The limit is ${ATTEMPTS_PER_ACCOUNT} in a browser that signed in to the login before. In other browsers it is, from one network, ${ATTEMPTS_PER_ACCOUNT} for one address and ${ATTEMPTS_PER_NETWORK} for all. TOO_MANY_REQUESTS without retryAfterSeconds after ${FAILURES_FROM_UNKNOWN_BROWSERS} failures in a row in other browsers. These then wait for the right password in a known browser, or for a reset.`,
  })
  signIn(@Arg('input') input: SignInInput, @Ctx() context: IdentityContext): Promise<Viewer> {
    return identity.signIn(input, context);
  }

  @Auth('LOGIN', { lapsed: true, withoutSecondFactor: true })
  @Mutation(() => Boolean, { description: 'Ends the session at once, in every tab. Always true.' })
  signOut(@Ctx() context: IdentityContext): Promise<boolean> {
    return identity.signOut(context);
  }

  @Auth('LOGIN', { lapsed: true, withoutSecondFactor: true })
  @Mutation(() => Viewer, {
    description: `Opens the next access window, at most an hour long, even when the last one is over. Works if the session was used in the last ${SESSION_IDLE_LIFE_MS / DAY_MS} days and is at most ${SESSION_LONGEST_LIFE_MS / DAY_MS} days old. The identifier stays, so several tabs may do it at once. UNAUTHENTICATED when the session was ended meanwhile.`,
  })
  refreshSession(@Ctx() context: IdentityContext): Promise<Viewer> {
    return identity.refreshSession(context);
  }
}
