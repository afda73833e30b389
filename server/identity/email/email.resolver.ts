import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../api/authDirective.ts';
import type { IdentityContext } from '../identityContext.ts';
import { CODE_STATE, CodeState } from '../mailedLink/codeState.ts';
import { codeState } from '../mailedLink/oneTimeCode.service.ts';
import { NOT_RECENT, TOO_MANY_FAILURES } from '../signIn/identityDescriptions.ts';
import { Viewer } from '../signIn/viewer.type.ts';
import { ChangeEmailInput } from './email.input.ts';
import * as emails from './email.service.ts';
import { confirmOwnAddress } from './refusedAddress.ts';

@Resolver()
export class EmailResolver {
  @Auth('SIGNED_IN')
  @Mutation(() => Boolean, {
    description: `Sends a link to the new address; confirmEmail makes that address the login's. Always true, even if the address already has a login. INVALID_EMAIL or WRONG_PASSWORD with the field; ${NOT_RECENT} to a login with a second factor; OPERATION_NOT_ALLOWED if mail is off (sendsMails); UNAUTHENTICATED when the session was ended meanwhile; TOO_MANY_REQUESTS with retryAfterSeconds.`,
  })
  requestEmailChange(@Arg('input') input: ChangeEmailInput, @Ctx() context: IdentityContext): Promise<boolean> {
    return emails.requestEmailChange(input, context);
  }

  @Auth('SIGNED_IN')
  @Mutation(() => Viewer, {
    description:
      "Confirms that the login's address is right, although its mailbox refused a mail (mailRefusedAt). Reminders go there again, until it refuses another.",
  })
  confirmOwnAddress(@Ctx() context: IdentityContext): Promise<Viewer> {
    return confirmOwnAddress(context);
  }

  @Auth('PUBLIC')
  @Query(() => CodeState, { description: `Whether confirmEmail would accept a code. ${CODE_STATE}` })
  emailCodeState(
    @Arg('code', { description: 'The part of the link after the #.' }) code: string,
    @Ctx() context: IdentityContext,
  ): Promise<CodeState> {
    return codeState('CHANGE_EMAIL', code, context);
  }

  @Auth('PUBLIC')
  @Mutation(() => Boolean, {
    description: `Completes requestEmailChange: the login has the new address from now on. Signs it out everywhere else; a browser that is signed in to it continues in a new session. Always true. EXPIRED_ACTION_CODE; INVALID_ACTION_CODE; EMAIL_ALREADY_IN_USE when another login has taken the address; WRONG_PASSWORD when the login was changed or disabled meanwhile, with the change made; ${TOO_MANY_FAILURES}.`,
  })
  confirmEmail(
    @Arg('code', { description: 'The part of the link after the #.' }) code: string,
    @Ctx() context: IdentityContext,
  ): Promise<boolean> {
    return emails.confirmEmail(code, context);
  }
}
