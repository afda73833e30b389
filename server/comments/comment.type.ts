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
    CHARACTER: { description: `${categoryMeaning.CHARACTER} The default of forms.` },
    RECOMMENDED: { description: `${categoryMeaning.RECOMMENDED} Only addRecommendedComment makes one.` },
  },
});

@ObjectType('Comment', {
  description: 'A comment about a soldier. The soldier and staff may read it; only its author may change it.',
  simpleResolvers: true,
})
export class CommentType {
  @Field(() => ID, { description: 'The id of the comment.' })
  id!: string;

  @Field(() => Int, { description: VERSION })
  version!: number;

  @Field(() => ID, { description: 'The soldier it is about.' })
  soldierId!: string;

  @Field(() => ID, { description: 'The soldier who wrote it.' })
  authorId!: string;

  @Field(() => SoldierName, { nullable: true, description: 'The author; null if their record is gone.' })
  author!: SoldierName | null;

  @Field(() => CommentCategory, {
    description:
      'RECOMMENDED if the soldier wrote it about themself; any other category if somebody else wrote it. An imported comment keeps its category.',
  })
  category!: CommentCategory;

  @Field({ description: `1 to ${COMMENT_MAX_LENGTH} characters.` })
  text!: string;

  @Field(() => DateTimeResolver, {
    description: 'When it was written. Later changes to the comment do not affect it.',
  })
  timestamp!: Date;
}

@ObjectType({ description: 'The number of comments about a soldier in a category.', simpleResolvers: true })
export class CommentCount {
  @Field(() => CommentCategory, { description: 'Each of the eight appears once.' })
  category!: CommentCategory;

  @Field(() => Int, { description: 'The number of comments, 0 or more.' })
  count!: number;
}

@ObjectType({ description: 'A page of the comments about a soldier, newest first.', simpleResolvers: true })
export class CommentConnection extends connectionType(CommentType, 'Comment') {
  @Field(() => [CommentCount], {
    description: 'The number of comments in each category, over all pages, in the order of the categories.',
  })
  counts!: CommentCount[];

  @Field(() => [CommentType], {
    description:
      'The newest comment of each category that has any, in the order of the categories, whichever page it is on.',
  })
  newest!: CommentType[];
}

@ObjectType({
  description: 'Says that the comments about a soldier changed, not how.',
  simpleResolvers: true,
})
export class CommentsChange {
  @Field(() => ID, { description: 'The soldier they are about.' })
  soldierId!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The comment that was added, changed or deleted. Null in the first event, and if several changed at once or the comment is unknown.',
  })
  commentId!: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'In the first event, how many seconds ago any comment last changed: a list queried before that is out of date. Null in all later events.',
  })
  unchangedForSeconds!: number | null;
}
