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
      'The comment that was added, changed or deleted; null as the subscription begins, when several were at once, or when it is not known which.',
  })
  commentId!: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'As the subscription begins, the seconds since the last change to any comment: who asked longer ago than that asks again. Null with each change that follows.',
  })
  unchangedForSeconds!: number | null;
}
