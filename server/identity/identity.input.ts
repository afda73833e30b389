import { Field, InputType } from 'type-graphql';

@InputType()
export class SignInInput {
  @Field({ description: "The login's e-mail address, in any case." })
  email!: string;

  @Field({ description: 'Compared exactly as given.' })
  password!: string;
}

@InputType()
export class RegisterInput {
  @Field({ description: 'An address that has no login yet.' })
  email!: string;

  @Field({ description: '8 to 128 characters, any characters; not one of the 3,000 most common.' })
  password!: string;

  @Field({ description: 'The password again.' })
  confirmPassword!: string;

  @Field({ description: "The unit's current join code." })
  joinCode!: string;
}
