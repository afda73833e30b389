import { Field, InputType } from 'type-graphql';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../domain/constants.ts';

/** The schema's description of a new password. */
export const NEW_PASSWORD = `${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters of any kind; not one of about 18,000 common passwords, not made of words about the unit and the person, and not a sequence, repeat, keyboard row, date or common word, even disguised.`;

@InputType({ description: 'The e-mail address and password of a login.' })
export class SignInInput {
  @Field({ description: "The login's e-mail address, in upper or lower case." })
  email!: string;

  @Field({ description: 'Compared exactly as given.' })
  password!: string;
}

@InputType({ description: 'A new login. createSoldier then adds its record.' })
export class RegisterInput {
  @Field({ description: 'An address that does not have a login yet.' })
  email!: string;

  @Field({ description: NEW_PASSWORD })
  password!: string;

  @Field({ description: 'The password again.' })
  confirmPassword!: string;

  @Field({ description: "The unit's current join code." })
  joinCode!: string;
}
