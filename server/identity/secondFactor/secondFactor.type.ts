import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What an authenticator app needs.', simpleResolvers: true })
export class SecondFactorEnrolment {
  @Field({ description: 'For typing in: base32, 32 characters.' })
  secret!: string;

  @Field({ description: 'The same as an otpauth:// address, for a QR code. Six digits, a new code every 30 seconds.' })
  uri!: string;
}
