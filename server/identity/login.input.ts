import { Field, InputType } from 'type-graphql';
import { NEW_PASSWORD } from './identity.input.ts';

@InputType({ description: 'A new password, and the former one to prove who asks.' })
export class ChangePasswordInput {
  @Field({ description: 'The password until now.' })
  currentPassword!: string;

  @Field({ description: NEW_PASSWORD })
  newPassword!: string;

  @Field({ description: 'The new password again.' })
  confirmPassword!: string;
}

@InputType({ description: 'A new address, and the password to prove who asks.' })
export class ChangeEmailInput {
  @Field({ description: 'The address to sign in with from now on; a link that confirms it is sent there.' })
  newEmail!: string;

  @Field({ description: "The login's password." })
  password!: string;
}
