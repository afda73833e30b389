import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { SIGN_IN_LINK_LIFE_MS } from '../../../domain/constants.ts';
import { durationInWords } from '../../../domain/words.ts';
import { Auth } from '../../api/authDirective.ts';
import type { IdentityContext } from '../identityContext.ts';
import { TOO_MANY_FAILURES } from '../signIn/identityDescriptions.ts';
import { CODE_STATE, CodeState } from './codeState.ts';
import * as links from './linkSignIn.service.ts';
import { LinkSignIn } from './linkSignIn.type.ts';
import { codeState } from './oneTimeCode.service.ts';

const LINK_LIFE = durationInWords(SIGN_IN_LINK_LIFE_MS);

@Resolver()
export class LinkSignInResolver {
  @Auth('PUBLIC')
  @Mutation(() => Boolean, {
    description: `Sends a link that signs in to the owner of the address. It works once, for ${LINK_LIFE}, in the browser that asks for it. Always true, so that nobody learns whether the address has a login. OPERATION_NOT_ALLOWED while this way is off; INVALID_EMAIL; UNAUTHORIZED_DOMAIN; TOO_MANY_REQUESTS with retryAfterSeconds.`,
  })
  requestSignInLink(
    @Arg('email', { description: 'An e-mail address, in upper or lower case.' }) email: string,
    @Arg('continueTo', () => String, {
      nullable: true,
      description:
        'Where to go after signing in: a path of the product, or an address in an authorized domain. Not kept if longer than 2,000 characters.',
    })
    continueTo: string | null | undefined,
    @Ctx() context: IdentityContext,
  ): Promise<boolean> {
    return links.requestSignInLink(email, continueTo ?? null, context);
  }

  @Auth('PUBLIC')
  @Query(() => CodeState, {
    description: `Whether signInWithLink would accept a code in this browser. ${CODE_STATE}`,
  })
  signInCodeState(
    @Arg('code', { description: 'The part of the link after the #.' }) code: string,
    @Ctx() context: IdentityContext,
  ): Promise<CodeState> {
    return codeState('SIGN_IN', code, context);
  }

  @Auth('PUBLIC')
  @Mutation(() => LinkSignIn, {
    description: `Signs in with an unused link that is at most ${LINK_LIFE} old, in the browser that asked for it. EXPIRED_ACTION_CODE; INVALID_ACTION_CODE, also in another browser, which does not use the code up; MULTI_FACTOR_AUTH_REQUIRED, with continueTo; WRONG_PASSWORD when the login was changed or disabled meanwhile; OPERATION_NOT_ALLOWED; ${TOO_MANY_FAILURES}.`,
  })
  signInWithLink(
    @Arg('code', { description: 'The part of the link after the #.' }) code: string,
    @Ctx() context: IdentityContext,
  ): Promise<LinkSignIn> {
    return links.signInWithLink(code, context);
  }
}
