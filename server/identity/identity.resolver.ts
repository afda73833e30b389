import { Arg, Ctx, Mutation, Query, Resolver, Subscription } from 'type-graphql';
import type { RequestContext } from '../context.ts';
import { ChangedIds } from '../live/changedIds.ts';
import { Auth } from '../permissions/authDirective.ts';
import { RegisterInput, SignInInput } from './identity.input.ts';
import * as identity from './identity.service.ts';
import * as joinCodes from './joinCode/joinCode.service.ts';
import * as links from './mailedLink/linkSignIn.service.ts';
import { LinkSignIn } from './mailedLink/linkSignIn.type.ts';
import { OIDC_START_PATH } from './provider/oidcPaths.ts';
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
  viewer(@Ctx() context: RequestContext): Promise<Viewer | null> {
    return identity.currentViewer(context);
  }

  @Auth('PUBLIC')
  @Query(() => SignInMethods, { description: 'The ways to sign in.' })
  signInMethods(@Ctx() { services }: RequestContext): SignInMethods {
    const { emailLinkSignIn: emailLink, openIdConnect } = services.settings;
    return { emailLink, openIdConnect: openIdConnect && { name: openIdConnect.name, startPath: OIDC_START_PATH } };
  }

  @Auth('PUBLIC')
  @Query(() => [String], { description: "The domains that links may lead to, the product's own first." })
  authorizedDomains(@Ctx() { services }: RequestContext): string[] {
    return services.links.authorizedDomains;
  }

  @Auth('STAFF')
  @Query(() => String, { description: 'What newcomers must enter to register. BAD_USER_INPUT when there is none.' })
  joinCode(): Promise<string> {
    return joinCodes.currentJoinCode();
  }

  @Auth('STAFF')
  @Mutation(() => String, { description: 'Replaces the join code at once; gives the new one.' })
  rotateJoinCode(): Promise<string> {
    return joinCodes.rotateJoinCode();
  }

  @Auth('STAFF')
  @Subscription(() => String, {
    description: 'The join code, as the subscription begins and each time that somebody has replaced it.',
    subscribe: () => new ChangedIds('JOIN_CODE', () => null),
  })
  joinCodeChanged(): Promise<string> {
    return joinCodes.currentJoinCode();
  }

  @Auth('PUBLIC')
  @Mutation(() => Viewer, {
    description:
      'Makes a login and signs it in. EMAIL_ALREADY_IN_USE; BAD_USER_INPUT with the field; TOO_MANY_REQUESTS with retryAfterSeconds.',
  })
  register(@Arg('input') input: RegisterInput, @Ctx() context: RequestContext): Promise<Viewer> {
    return identity.register(input, context);
  }

  @Auth('PUBLIC')
  @Mutation(() => Viewer, {
    description:
      'Signs in, under a fresh session. BAD_USER_INPUT with the empty field; WRONG_PASSWORD alike for an unknown address, a wrong password and a disabled login; MULTI_FACTOR_AUTH_REQUIRED when verifySecondFactor has to follow within 10 minutes; TOO_MANY_REQUESTS with retryAfterSeconds after 10 failures for one address, or 100 from one place, in 15 minutes.',
  })
  signIn(@Arg('input') input: SignInInput, @Ctx() context: RequestContext): Promise<Viewer> {
    return identity.signIn(input, context);
  }

  @Auth('SIGNED_IN', { lapsed: true, withoutSecondFactor: true })
  @Mutation(() => Boolean, { description: 'Ends the session at once, in every tab. Always true.' })
  signOut(@Ctx() context: RequestContext): Promise<boolean> {
    return identity.signOut(context);
  }

  @Auth('SIGNED_IN', { lapsed: true, withoutSecondFactor: true })
  @Mutation(() => Viewer, {
    description:
      'Opens the next access window of an hour, also when the last one is over, for as long as the session was used in the last 14 days and is not older than 30. The identifier stays, so that several tabs may do it at once. UNAUTHENTICATED when the session was ended meanwhile.',
  })
  refreshSession(@Ctx() context: RequestContext): Promise<Viewer> {
    return identity.refreshSession(context);
  }

  @Auth('PUBLIC')
  @Mutation(() => Boolean, {
    description:
      'Sends a link that signs in to the owner of the address. It works once, for 10 minutes, in the browser that asks for it. Always true, so that nobody learns whether there is such an owner. OPERATION_NOT_ALLOWED while this way is off; INVALID_EMAIL; UNAUTHORIZED_DOMAIN; TOO_MANY_REQUESTS with retryAfterSeconds.',
  })
  requestSignInLink(
    @Arg('email', { description: 'An e-mail address, in any case.' }) email: string,
    @Arg('continueTo', () => String, {
      nullable: true,
      description:
        'Where to go on after signing in: a path of the product, or an address in an authorized domain. One of more than 2,000 characters is not kept.',
    })
    continueTo: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return links.requestSignInLink(email, continueTo ?? null, context);
  }

  @Auth('PUBLIC')
  @Mutation(() => LinkSignIn, {
    description:
      'Signs in with a link that is at most 10 minutes old and was not used, in the browser that asked for it. EXPIRED_ACTION_CODE; INVALID_ACTION_CODE, also in another browser, which does not use the code up; MULTI_FACTOR_AUTH_REQUIRED, with continueTo; OPERATION_NOT_ALLOWED; TOO_MANY_REQUESTS with retryAfterSeconds after 100 failures from one place in 15 minutes.',
  })
  signInWithLink(
    @Arg('code', { description: 'What follows the # of the link.' }) code: string,
    @Ctx() context: RequestContext,
  ): Promise<LinkSignIn> {
    return links.signInWithLink(code, context);
  }
}
