import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../api/authDirective.ts';
import type { IdentityContext } from '../identityContext.ts';
import { CODE_STATE, CodeState } from '../mailedLink/codeState.ts';
import { codeState } from '../mailedLink/oneTimeCode.service.ts';
import { NEW_PASSWORD } from '../signIn/identity.input.ts';
import { TOO_MANY_FAILURES } from '../signIn/identityDescriptions.ts';
import { Viewer } from '../signIn/viewer.type.ts';
import { ChangePasswordInput } from './password.input.ts';
import * as passwords from './password.service.ts';

@Resolver()
export class PasswordResolver {
  @Auth('PUBLIC')
  @Mutation(() => Boolean, {
    description:
      'Sends a link for setting a new password to the owner of the address. Always true, so that nobody learns whether there is one. INVALID_EMAIL; OPERATION_NOT_ALLOWED if mail is off (sendsMails); TOO_MANY_REQUESTS with retryAfterSeconds.',
  })
  requestPasswordReset(
    @Arg('email', { description: 'An e-mail address, in upper or lower case.' }) email: string,
    @Ctx() context: IdentityContext,
  ): Promise<boolean> {
    return passwords.requestPasswordReset(email, context);
  }

  @Auth('PUBLIC')
  @Query(() => CodeState, { description: `Whether resetPassword would accept a code. ${CODE_STATE}` })
  resetCodeState(
    @Arg('code', { description: 'The part of the link after the #.' }) code: string,
    @Ctx() context: IdentityContext,
  ): Promise<CodeState> {
    return codeState('RESET_PASSWORD', code, context);
  }

  @Auth('PUBLIC')
  @Mutation(() => Boolean, {
    description: `Sets a new password and signs the login out everywhere. Always true. EXPIRED_ACTION_CODE for a code that was used, is older than an hour or was replaced; INVALID_ACTION_CODE; BAD_USER_INPUT on \`password\`, and the code still works; ${TOO_MANY_FAILURES}.`,
  })
  resetPassword(
    @Arg('code', { description: 'The part of the link after the #.' }) code: string,
    @Arg('password', { description: NEW_PASSWORD })
    password: string,
    @Ctx() context: IdentityContext,
  ): Promise<boolean> {
    return passwords.resetPassword(code, password, context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => Viewer, {
    description:
      'Changes the password, signs the login out everywhere else and continues here in a new session. BAD_USER_INPUT or WRONG_PASSWORD with the field; UNAUTHENTICATED when the session was ended meanwhile; TOO_MANY_REQUESTS with retryAfterSeconds.',
  })
  changePassword(@Arg('input') input: ChangePasswordInput, @Ctx() context: IdentityContext): Promise<Viewer> {
    return passwords.changePassword(input, context);
  }
}
