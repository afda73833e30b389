import { DateTimeResolver } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { COMMENT_MAX_LENGTH } from '../../domain/constants.ts';
import { categoryMeaning } from '../../domain/record/categoryMeaning.ts';
import { COMMENT_CATEGORIES, CommentCategory } from '../../domain/values.ts';
import { connectionType } from '../api/connection.ts';
import { VERSION } from '../api/version.ts';
import { SoldierName } from '../records/soldiers/soldierName.type.ts';

registerEnumType(CommentCategory, {
  name: 'CommentCategory',
  description:
    'What a comment is about. Shown in this order: CHARACTER, PRESENCE, INTELLECT, LEADERSHIP, DEVELOPS, ACHIEVES, OVERALL, RECOMMENDED.',
  valuesConfig: {
    ...Object.fromEntries(COMMENT_CATEGORIES.map((category) => [category, { description: categoryMeaning[category] }])),
    CHARACTER: { description: `${categoryMeaning.CHARACTER} What forms start with.` },
    RECOMMENDED: { description: `${categoryMeaning.RECOMMENDED} Only addRecommendedComment makes one.` },
  },
});

@ObjectType('Comment', {
  description: 'A comment about a soldier. Readable by that soldier and by staff, changed by its author alone.',
  simpleResolvers: true,
})
export class CommentType {
  @Field(() => ID, { description: 'The id of the comment.' })
  id!: string;

  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => ID, { description: 'The soldier whom it is about.' })
  soldierId!: string;

  @Field(() => ID, { description: 'The soldier who wrote it.' })
  authorId!: string;

  @Field(() => SoldierName, { nullable: true, description: 'Who wrote it; null when their record is gone.' })
  author!: SoldierName | null;

  @Field(() => CommentCategory, {
    description:
      'RECOMMENDED for a comment that the soldier wrote about themself, any other one for a comment by somebody else. An imported comment keeps the category that it had.',
  })
  category!: CommentCategory;

  @Field({ description: `1 to ${COMMENT_MAX_LENGTH} characters.` })
  text!: string;

  @Field(() => DateTimeResolver, {
    description: 'When it was written. Later changes to the comment leave it as it is.',
  })
  timestamp!: Date;
}

@ObjectType({ description: 'How many comments a soldier has in a category.', simpleResolvers: true })
export class CommentCount {
  @Field(() => CommentCategory, { description: 'Each of the eight once.' })
  category!: CommentCategory;

  @Field(() => Int, { description: 'How many comments there are, 0 or more.' })
  count!: number;
}

@ObjectType({ description: 'A page of the comments about a soldier, newest first.', simpleResolvers: true })
export class CommentConnection extends connectionType(CommentType, 'Comment') {
  @Field(() => [CommentCount], {
    description: 'How many comments there are of each category, over all pages, in the order of the categories.',
  })
  counts!: CommentCount[];

  @Field(() => [CommentType], {
    description:
      'The newest comment of each category that has any, in the order of the categories, whichever page it is on.',
  })
  newest!: CommentType[];
}

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
