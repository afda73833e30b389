import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context.ts';
import { Auth } from '../permissions/authDirective.ts';
import { SoldierType } from '../soldiers/soldier.type.ts';
import * as emails from './email.service.ts';
import { NEW_PASSWORD } from './identity.input.ts';
import { ChangeEmailInput, ChangePasswordInput } from './login.input.ts';
import * as handovers from './recordHandover.service.ts';
import * as removal from './loginRemoval.service.ts';
import * as sessions from './session/mySessions.service.ts';
import * as passwords from './password/password.service.ts';
import * as providers from './provider/providerSignIn.service.ts';
import { SessionType } from './session/session.type.ts';
import { Viewer } from './viewer.type.ts';

@Resolver()
export class LoginResolver {
  @Auth('PUBLIC')
  @Mutation(() => Boolean, {
    description:
      'Sends a link that sets a new password to the owner of the address. Always true, so that nobody learns whether there is one. INVALID_EMAIL; TOO_MANY_REQUESTS with retryAfterSeconds.',
  })
  requestPasswordReset(
    @Arg('email', { description: 'An e-mail address, in any case.' }) email: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return passwords.requestPasswordReset(email, context);
  }

  @Auth('PUBLIC')
  @Mutation(() => Boolean, {
    description:
      'Sets a new password and signs the login out everywhere. Always true. EXPIRED_ACTION_CODE for a code that was used, is older than an hour or was replaced; INVALID_ACTION_CODE; BAD_USER_INPUT on `password`, after which the code still works; TOO_MANY_REQUESTS with retryAfterSeconds after 100 failures from one place in 15 minutes.',
  })
  resetPassword(
    @Arg('code', { description: 'What follows the # of the link.' }) code: string,
    @Arg('password', { description: NEW_PASSWORD })
    password: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return passwords.resetPassword(code, password, context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => Viewer, {
    description:
      'Changes the password, signs the login out everywhere else and goes on here under a new session. BAD_USER_INPUT or WRONG_PASSWORD with the field; TOO_MANY_REQUESTS with retryAfterSeconds.',
  })
  changePassword(@Arg('input') input: ChangePasswordInput, @Ctx() context: RequestContext): Promise<Viewer> {
    return passwords.changePassword(input, context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => Boolean, {
    description:
      "Sends a link to the new address; confirmEmail makes it the login's. Always true, also when the address has a login already. INVALID_EMAIL or WRONG_PASSWORD with the field; REQUIRES_RECENT_LOGIN more than 5 minutes after signing in to a login with a second factor; TOO_MANY_REQUESTS with retryAfterSeconds.",
  })
  requestEmailChange(@Arg('input') input: ChangeEmailInput, @Ctx() context: RequestContext): Promise<boolean> {
    return emails.requestEmailChange(input, context);
  }

  @Auth('PUBLIC')
  @Mutation(() => Boolean, {
    description:
      'Completes requestEmailChange: the login has the new address from now on. Signs it out everywhere else; a browser that is signed in to it goes on under a new session. Always true. EXPIRED_ACTION_CODE; INVALID_ACTION_CODE; EMAIL_ALREADY_IN_USE when another login has the address by now; TOO_MANY_REQUESTS with retryAfterSeconds after 100 failures from one place in 15 minutes.',
  })
  confirmEmail(
    @Arg('code', { description: 'What follows the # of the link.' }) code: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return emails.confirmEmail(code, context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => Boolean, {
    description:
      "Takes the provider's sign-in away from the login, signs it out everywhere else and goes on here under a new session. Always true. REQUIRES_RECENT_LOGIN more than 5 minutes after signing in; CONFLICT when none is linked, or a factor was changed meanwhile.",
  })
  unlinkProvider(@Ctx() context: RequestContext): Promise<boolean> {
    return providers.unlinkProvider(context);
  }

  @Auth('SIGNED_IN')
  @Query(() => [SessionType], { description: 'Where the login is signed in, the latest used first.' })
  mySessions(@Ctx() context: RequestContext): Promise<SessionType[]> {
    return sessions.mySessions(context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => Boolean, {
    description:
      "Signs one of one's own sessions out at once. Always true. REQUIRES_RECENT_LOGIN for any but the one that asks, more than 5 minutes after signing in; NOT_FOUND when it has ended already.",
  })
  endSession(
    @Arg('id', () => ID, { description: 'One of mySessions.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return sessions.endMySession(id, context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => Boolean, {
    description:
      'Deletes the login for good; the personnel record stays with the unit. Always true. REQUIRES_RECENT_LOGIN more than 5 minutes after signing in; WRONG_PASSWORD on `password`; FORBIDDEN for the last staff who can sign in; TOO_MANY_REQUESTS with retryAfterSeconds.',
  })
  deleteLogin(
    @Arg('password', { description: "The login's password." }) password: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return removal.deleteLogin(context, password);
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description:
      "Disables somebody else's login and signs it out everywhere at once, or enables it again. FORBIDDEN for one's own, and when the caller has lost staff rights meanwhile; NOT_FOUND; CONFLICT when the record has no login.",
  })
  setLoginDisabled(
    @Arg('soldierId', () => ID, { description: 'Whose login it is.' }) soldierId: string,
    @Arg('disabled', { description: 'True disables the login, false enables it.' }) disabled: boolean,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return removal.setLoginDisabled(context, soldierId, disabled);
  }

  @Auth('STAFF')
  @Mutation(() => SoldierType, {
    description:
      "Gives a record without a login to the login with that address, along with the record's staff rights. NOT_FOUND; CONFLICT when somebody owns the record; BAD_USER_INPUT on `email` when no login has the address, or that login owns a record; FORBIDDEN when the caller has lost staff rights meanwhile.",
  })
  handRecordOver(
    @Arg('soldierId', () => ID, { description: 'The record.' }) soldierId: string,
    @Arg('email', { description: 'What the soldier registered with.' }) email: string,
    @Ctx() context: RequestContext,
  ): Promise<SoldierType> {
    return handovers.handRecordOver(context, soldierId, email);
  }
}
