import { Field, ID, InputType } from 'type-graphql';
import { COMMENT_MAX_LENGTH } from '../../domain/constants.ts';
import { CommentCategory } from '../../domain/values.ts';
import { IDEMPOTENCY_KEY } from '../api/idempotencyKey.ts';
import './comment.type.ts';

const TEXT = `1 to ${COMMENT_MAX_LENGTH} characters, surrounding spaces not counted.`;

@InputType({ description: 'A new comment about somebody else.' })
export class AddCommentInput {
  @Field(() => CommentCategory, { description: 'Any category except RECOMMENDED.' })
  category!: CommentCategory;

  @Field({ description: TEXT })
  text!: string;

  @Field(() => ID, IDEMPOTENCY_KEY)
  key?: string | null;
}

@InputType({ description: 'A new comment that soldiers recommend about themselves.' })
export class AddRecommendedCommentInput {
  @Field({ description: TEXT })
  text!: string;

  @Field(() => ID, IDEMPOTENCY_KEY)
  key?: string | null;
}

@InputType({ description: 'Changes to a comment. A field that is left out or null stays unchanged.' })
export class UpdateCommentInput {
  @Field(() => CommentCategory, {
    nullable: true,
    description: 'Any category except RECOMMENDED; a recommended comment stays recommended.',
  })
  category?: CommentCategory | null;

  @Field(() => String, { nullable: true, description: TEXT })
  text?: string | null;
}
