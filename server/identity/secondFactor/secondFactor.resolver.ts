import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { SECOND_FACTOR_ENROLMENT_MS } from '../../../domain/constants.ts';
import { durationInWords } from '../../../domain/words.ts';
import { Auth } from '../../api/authDirective.ts';
import type { IdentityContext } from '../identityContext.ts';
import { NOT_RECENT } from '../signIn/identityDescriptions.ts';
import { Viewer } from '../signIn/viewer.type.ts';
import * as service from './secondFactor.service.ts';
import { SecondFactorEnrolment } from './secondFactor.type.ts';

const APP_OR_RECOVERY_CODE = 'The six digits that the app shows, which work once, or a recovery code.';
const ENROLMENT = durationInWords(SECOND_FACTOR_ENROLMENT_MS);

@Resolver()
export class SecondFactorResolver {
  @Auth('LOGIN', { withoutSecondFactor: true })
  @Mutation(() => SecondFactorEnrolment, {
    description: `Begins to set up an authenticator app. Nothing changes until confirmSecondFactor, within ${ENROLMENT}. ${NOT_RECENT}; CONFLICT when there is already a second factor; UNAUTHENTICATED when the session was ended meanwhile.`,
  })
  enrolSecondFactor(@Ctx() context: IdentityContext): Promise<SecondFactorEnrolment> {
    return service.enrolSecondFactor(context);
  }

  @Auth('LOGIN', { withoutSecondFactor: true })
  @Mutation(() => [String], {
    description: `Switches on the second factor, signs the login out everywhere else and continues here in a new session. Returns ten recovery codes, each usable once; they cannot be shown again. BAD_USER_INPUT on \`code\`; CONFLICT when no second factor is being set up, ${ENROLMENT} have passed, or a factor was changed meanwhile; UNAUTHENTICATED when the session was ended meanwhile; WRONG_PASSWORD when the login was changed or disabled meanwhile, with the change made; TOO_MANY_REQUESTS with retryAfterSeconds.`,
  })
  confirmSecondFactor(
    @Arg('code', { description: 'The six digits that the app shows.' }) code: string,
    @Ctx() context: IdentityContext,
  ): Promise<string[]> {
    return service.confirmSecondFactor(code, context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => Boolean, {
    description: `Switches off the second factor, signs the login out everywhere else and continues here in a new session. Always true. ${NOT_RECENT}; BAD_USER_INPUT on \`code\`; CONFLICT when there is none, or a factor was changed meanwhile; UNAUTHENTICATED when the session was ended meanwhile; WRONG_PASSWORD when the login was changed or disabled meanwhile, with the change made; TOO_MANY_REQUESTS with retryAfterSeconds.`,
  })
  removeSecondFactor(
    @Arg('code', { description: APP_OR_RECOVERY_CODE }) code: string,
    @Ctx() context: IdentityContext,
  ): Promise<boolean> {
    return service.removeSecondFactor(code, context);
  }

  @Auth('PUBLIC')
  @Mutation(() => Viewer, {
    description:
      "Completes a sign-in that was answered with MULTI_FACTOR_AUTH_REQUIRED. BAD_USER_INPUT on `code`; REQUIRES_RECENT_LOGIN when no sign-in waits in this browser anymore; WRONG_PASSWORD when a factor was changed meanwhile; CREDENTIAL_ALREADY_IN_USE when the provider's sign-in was linked to another login meanwhile; TOO_MANY_REQUESTS with retryAfterSeconds.",
  })
  verifySecondFactor(
    @Arg('code', { description: APP_OR_RECOVERY_CODE }) code: string,
    @Ctx() context: IdentityContext,
  ): Promise<Viewer> {
    return service.verifySecondFactor(code, context);
  }
}
