import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A new address, and the password to prove who asks.' })
export class ChangeEmailInput {
  @Field({ description: 'The address to sign in with from now on; a link that confirms it is sent there.' })
  newEmail!: string;

  @Field({ description: "The login's password." })
  password!: string;
}
