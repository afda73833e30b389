import { DateTimeResolver } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('Session', { description: 'A place where a login is signed in.', simpleResolvers: true })
export class SessionType {
  @Field(() => ID, { description: "The session's id, for endSession. Nobody can sign in with it." })
  id!: string;

  @Field(() => DateTimeResolver, { description: 'When somebody signed in there.' })
  createdAt!: Date;

  @Field(() => DateTimeResolver, { description: 'The last use, to within five minutes.' })
  lastUsedAt!: Date;

  @Field({ description: "The browser and its system in a few words, as it names itself: 'Firefox on Windows'." })
  where!: string;

  @Field({ description: "Whether it is this request's session." })
  current!: boolean;
}
