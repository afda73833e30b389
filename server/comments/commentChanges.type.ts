import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'A change to the comments about a soldier: that there is one, not what it is.',
  simpleResolvers: true,
})
export class CommentsChange {
  @Field(() => ID, { description: 'Whom they are about.' })
  soldierId!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The comment that was added, changed or deleted; null when several were at once, or it is not known which.',
  })
  commentId!: string | null;
}
