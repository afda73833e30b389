import { Field, InputType } from 'type-graphql';
import { NEW_PASSWORD } from './identity.input.ts';

@InputType()
export class ChangePasswordInput {
  @Field({ description: 'The password until now.' })
  currentPassword!: string;

  @Field({ description: NEW_PASSWORD })
  newPassword!: string;

  @Field({ description: 'The new password again.' })
  confirmPassword!: string;
}

@InputType()
export class ChangeEmailInput {
  @Field({ description: 'The address to sign in with from now on; a link that confirms it is sent there.' })
  newEmail!: string;

  @Field({ description: "The login's password." })
  password!: string;
}
