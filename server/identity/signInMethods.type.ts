import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A provider that vouches for people.', simpleResolvers: true })
export class OpenIdConnectMethod {
  @Field({ description: 'What to call it on a button.' })
  name!: string;

  @Field({ description: 'The path to open in a pop-up window of 500 by 600 pixels.' })
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
