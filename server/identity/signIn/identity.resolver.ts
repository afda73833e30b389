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
      'Who is signed in; null when nobody is. UNAUTHENTICATED with the reason ACCESS_EXPIRED when refreshSession is due.',
  })
  viewer(@Ctx() context: IdentityContext): Promise<Viewer | null> {
    return identity.currentViewer(context);
  }

  @Auth('PUBLIC')
  @Query(() => SignInMethods, { description: 'The ways to sign in.' })
  signInMethods(@Ctx() { services }: IdentityContext): SignInMethods {
    const { emailLinkSignIn: emailLink, openIdConnect } = services.settings;
    return {
      emailLink,
      sendsMails: sendsMails(services.settings),
      openIdConnect: openIdConnect && { name: openIdConnect.name, startPath: OIDC_START_PATH },
    };
  }

  @Auth('PUBLIC')
  @Query(() => [String], { description: "The domains that links may lead to, the product's own first." })
  authorizedDomains(@Ctx() { services }: IdentityContext): string[] {
    return services.links.authorizedDomains;
  }

  @Auth('PUBLIC')
  @Mutation(() => Viewer, {
    description:
      'Makes a login and signs it in. EMAIL_ALREADY_IN_USE; INVALID_EMAIL; BAD_USER_INPUT with the field; TOO_MANY_REQUESTS with retryAfterSeconds; STORE_UNAVAILABLE when the login is made, and signing it in failed.',
  })
  register(@Arg('input') input: RegisterInput, @Ctx() context: IdentityContext): Promise<Viewer> {
    return identity.register(input, context);
  }

  @Auth('PUBLIC')
  @Mutation(() => Viewer, {
    description: `Signs in, under a fresh session. BAD_USER_INPUT with the empty field; WRONG_PASSWORD alike for an unknown address, a wrong password and a disabled login; MULTI_FACTOR_AUTH_REQUIRED when verifySecondFactor has to follow within ${durationInWords(SECOND_FACTOR_WAIT_MS)}; TOO_MANY_REQUESTS with retryAfterSeconds after ${ATTEMPTS_PER_ACCOUNT} failures in a browser that signed in to the login before, or else ${ATTEMPTS_PER_ACCOUNT} for one address, or ${ATTEMPTS_PER_NETWORK} for all, from one network, in ${durationInWords(ATTEMPT_WINDOW_MS)}; without it after ${FAILURES_FROM_UNKNOWN_BROWSERS} in a row in other browsers, which then wait for the right password in a known one, or for a reset.`,
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
    description: `Opens the next access window of an hour at most, also when the last one is over, for as long as the session was used in the last ${SESSION_IDLE_LIFE_MS / DAY_MS} days and is not older than ${SESSION_LONGEST_LIFE_MS / DAY_MS}. The identifier stays, so that several tabs may do it at once. UNAUTHENTICATED when the session was ended meanwhile.`,
  })
  refreshSession(@Ctx() context: IdentityContext): Promise<Viewer> {
    return identity.refreshSession(context);
  }
}
