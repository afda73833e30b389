import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A provider that vouches for people.', simpleResolvers: true })
class OpenIdConnectMethod {
  @Field({ description: 'What to call it on a button.' })
  name!: string;

  @Field({
    description:
      "The path to open in a pop-up window of 500 by 600 pixels. Its last page sends { type: 'oidc-sign-in', code } to the window that opened it, or over the BroadcastChannel 'oidc-sign-in', and closes. The code is null when the person is signed in, or else MULTI_FACTOR_AUTH_REQUIRED, when verifySecondFactor has to follow; USER_NOT_FOUND, when no login has the address that the provider has verified; CREDENTIAL_ALREADY_IN_USE, when the sign-in there or the login here belongs to another; WRONG_PASSWORD for a disabled login; POPUP_CLOSED_BY_USER, when the person cancels; NETWORK_REQUEST_FAILED, when the provider does not answer; EXPIRED_ACTION_CODE or INVALID_ACTION_CODE for an answer that is late or not to be trusted; OPERATION_NOT_ALLOWED while this way is off; FORBIDDEN when another site has opened the window. POPUP_BLOCKED is the browser's to tell.",
  })
  startPath!: string;
}

@ObjectType({
  description: 'The ways to sign in that are switched on. E-mail and password always work.',
  simpleResolvers: true,
})
export class SignInMethods {
  @Field({ description: 'By a link in a mail: requestSignInLink and signInWithLink.' })
  emailLink!: boolean;

  @Field(() => OpenIdConnectMethod, { nullable: true, description: 'By an OpenID Connect provider; null without one.' })
  openIdConnect!: OpenIdConnectMethod | null;
}
