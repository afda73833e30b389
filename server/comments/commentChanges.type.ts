import { Field, Float, ID, ObjectType } from 'type-graphql';

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
      'The comment that was added, changed or deleted; null in the first event, and when several changed at once or it is not known which.',
  })
  commentId!: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'In the first event, how many seconds ago any comment was last changed: a list that was queried before that is out of date. Null in all later events.',
  })
  unchangedForSeconds!: number | null;
}
