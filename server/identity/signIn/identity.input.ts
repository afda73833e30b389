import { Field, InputType } from 'type-graphql';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../domain/constants.ts';

/** What a new password may be, for the schema. */
export const NEW_PASSWORD = `${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters, any characters; not one of some 18,000 common ones, not made of words of the unit and the person, and not a sequence, a repeat, a row of keys, a date or a common word in another shape.`;

@InputType({ description: 'What a login signs in with.' })
export class SignInInput {
  @Field({ description: "The login's e-mail address, in any case." })
  email!: string;

  @Field({ description: 'Compared exactly as given.' })
  password!: string;
}

@InputType({ description: 'A new login. Its record comes with createSoldier.' })
export class RegisterInput {
  @Field({ description: 'An address that has no login yet.' })
  email!: string;

  @Field({ description: NEW_PASSWORD })
  password!: string;

  @Field({ description: 'The password again.' })
  confirmPassword!: string;

  @Field({ description: "The unit's current join code." })
  joinCode!: string;
}
