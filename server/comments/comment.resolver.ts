import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { RECOMMENDATIONS_PER_RECORD } from '../../domain/constants.ts';
import { Auth } from '../api/authDirective.ts';
import { PageArgs } from '../api/connection.ts';
import type { RequestContext } from '../api/context.ts';
import { type ChangedId, ChangedIds } from '../store/changes/changedIds.ts';
import { AddCommentInput, AddRecommendedCommentInput, UpdateCommentInput } from './comment.input.ts';
import * as comments from './comment.service.ts';
import { CommentConnection, CommentsChange, CommentType } from './comment.type.ts';

@Resolver()
export class CommentResolver {
  @Auth('SELF_OR_STAFF', { soldier: 'soldierId' })
  @Query(() => CommentConnection, {
    description:
      'The comments about a soldier, newest first; none for an unknown soldier. BAD_USER_INPUT on `first` or `after`.',
  })
  comments(
    @Arg('soldierId', () => ID, { description: 'Whom they are about.' }) soldierId: string,
    @Args() page: PageArgs,
  ): Promise<CommentConnection> {
    return comments.commentsAbout(soldierId, page);
  }

  @Auth('SELF_OR_STAFF', { soldier: 'soldierId' })
  @Query(() => Int, {
    description: 'How many comments there are about a soldier, of all categories; 0 for an unknown soldier.',
  })
  commentCount(
    @Arg('soldierId', () => ID, { description: 'Whom they are about.' }) soldierId: string,
  ): Promise<number> {
    return comments.commentCount(soldierId);
  }

  @Auth('SELF_OR_STAFF', { comment: 'id' })
  @Query(() => CommentType, {
    description:
      'A comment. NOT_FOUND for staff when there is none, and for whoever it was about once it is deleted; others get FORBIDDEN for any that is not about them, whether it exists or not.',
  })
  comment(
    @Arg('id', () => ID, { description: 'The comment.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<CommentType> {
    return comments.getComment(context, id);
  }

  @Auth('STAFF_NOT_SELF', { soldier: 'soldierId' })
  @Mutation(() => CommentType, {
    description:
      'Writes a comment about somebody else. BAD_USER_INPUT with the field; NOT_FOUND when there is no such soldier, or the key is that of another comment; CONFLICT for somebody who has left the unit.',
  })
  addComment(
    @Arg('soldierId', () => ID, { description: 'Whom it is about: not oneself.' }) soldierId: string,
    @Arg('input') input: AddCommentInput,
    @Ctx() context: RequestContext,
  ): Promise<CommentType> {
    return comments.addComment(context, soldierId, input);
  }

  @Auth('MEMBER')
  @Mutation(() => CommentType, {
    description: `Adds a recommended comment about oneself. BAD_USER_INPUT with the field, on \`text\` also for more than ${RECOMMENDATIONS_PER_RECORD} of them; NOT_FOUND when the key is that of another comment.`,
  })
  addRecommendedComment(
    @Arg('input') input: AddRecommendedCommentInput,
    @Ctx() context: RequestContext,
  ): Promise<CommentType> {
    return comments.addRecommendedComment(context, input);
  }

  @Auth('AUTHOR', { comment: 'id' })
  @Mutation(() => CommentType, {
    description:
      'Changes a comment. FORBIDDEN for anybody but its author, and for an author who may no longer read it; NOT_FOUND; BAD_USER_INPUT with the field; CONFLICT, with the current version, when it was saved since `version` was read.',
  })
  updateComment(
    @Arg('id', () => ID, { description: 'The comment.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that the changes were made from.' }) version: number,
    @Arg('input') input: UpdateCommentInput,
    @Ctx() context: RequestContext,
  ): Promise<CommentType> {
    return comments.updateComment(context, id, version, input);
  }

  @Auth('AUTHOR', { comment: 'id' })
  @Mutation(() => ID, {
    description:
      "Deletes a comment, its text in the history included. Gives the comment's id. FORBIDDEN for anybody but its author, and for an author who may no longer read it; NOT_FOUND.",
  })
  deleteComment(
    @Arg('id', () => ID, { description: 'The comment.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return comments.deleteComment(context, id);
  }

  @Auth('SELF_OR_STAFF', { soldier: 'soldierId' })
  @Subscription(() => CommentsChange, {
    description:
      'An event whenever a comment about the soldier is added, changed or deleted, and one at the start. Changes close together are one event.',
    subscribe: ({ args }: { args: Record<string, unknown> }) =>
      new ChangedIds('COMMENT', ({ id, soldierId }) =>
        soldierId === null || soldierId === args['soldierId'] ? id : undefined,
      ),
  })
  commentsChanged(
    @Arg('soldierId', () => ID, { description: 'Whom the comments are about.' }) soldierId: string,
    @Root() { id: commentId, unchangedForSeconds }: ChangedId,
  ): CommentsChange {
    return { soldierId, commentId, unchangedForSeconds };
  }
}
