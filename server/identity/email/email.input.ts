import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A new e-mail address, and the password to prove who asks.' })
export class ChangeEmailInput {
  @Field({ description: 'The new address for signing in. A link to confirm it is sent there.' })
  newEmail!: string;

  @Field({ description: "The login's password." })
  password!: string;
}
