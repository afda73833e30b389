import { DateTimeResolver } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('Session', { description: 'A place where a login is signed in.', simpleResolvers: true })
export class SessionType {
  @Field(() => ID, { description: 'For endSession; it opens nothing.' })
  id!: string;

  @Field(() => DateTimeResolver, { description: 'When somebody signed in there.' })
  createdAt!: Date;

  @Field(() => DateTimeResolver, { description: 'The last use, to within five minutes.' })
  lastUsedAt!: Date;

  @Field({ description: "The browser and its system in short words, as it names itself: 'Firefox on Windows'." })
  where!: string;

  @Field({ description: 'The session that asks.' })
  current!: boolean;
}
