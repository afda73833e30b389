import { Field, ObjectType } from 'type-graphql';

const START_PATH = `The path to open in a pop-up window of 500 by 600 pixels. Its last page sends { type: 'oidc-sign-in', code } to the window that opened it, or over the BroadcastChannel 'oidc-sign-in', and closes. The code is null when the person is signed in. Otherwise it is one of:

- MULTI_FACTOR_AUTH_REQUIRED: verifySecondFactor has to follow.
- USER_NOT_FOUND: no login has the address that the provider has verified.
- CREDENTIAL_ALREADY_IN_USE: the sign-in there, or the login here, belongs to another.
- WRONG_PASSWORD: the login is disabled.
- POPUP_CLOSED_BY_USER: the person canceled.
- NETWORK_REQUEST_FAILED: the provider does not answer.
- EXPIRED_ACTION_CODE, INVALID_ACTION_CODE: the answer is late, or cannot be trusted.
- OPERATION_NOT_ALLOWED: this way to sign in is off.
- FORBIDDEN: another site has opened the window.
- STORE_UNAVAILABLE, STORE_FULL: the server cannot read or save anything for now.
- INTERNAL_SERVER_ERROR: the server failed.

POPUP_BLOCKED is for the client itself to report.`;

@ObjectType({ description: 'An identity provider that vouches for people.', simpleResolvers: true })
class OpenIdConnectMethod {
  @Field({ description: 'Its name on a button.' })
  name!: string;

  @Field({
    description: START_PATH,
  })
  startPath!: string;
}

@ObjectType({
  description: 'The ways to sign in that are switched on. E-mail and password always work.',
  simpleResolvers: true,
})
export class SignInMethods {
  @Field({ description: 'Sign-in by a mailed link: requestSignInLink and signInWithLink.' })
  emailLink!: boolean;

  @Field({
    description:
      'Whether this server sends mail. If not, everything that would mail a link is refused with OPERATION_NOT_ALLOWED, for every address.',
  })
  sendsMails!: boolean;

  @Field(() => OpenIdConnectMethod, {
    nullable: true,
    description: 'Sign-in by an OpenID Connect provider; null if there is none.',
  })
  openIdConnect!: OpenIdConnectMethod | null;
}
