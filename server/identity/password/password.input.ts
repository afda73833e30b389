import { Field, InputType } from 'type-graphql';
import { NEW_PASSWORD } from '../signIn/identity.input.ts';

@InputType({ description: 'A new password, and the current one to prove who asks.' })
export class ChangePasswordInput {
  @Field({ description: 'The current password.' })
  currentPassword!: string;

  @Field({ description: NEW_PASSWORD })
  newPassword!: string;

  @Field({ description: 'The new password again.' })
  confirmPassword!: string;
}
