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
    @Arg('soldierId', () => ID, { description: 'The soldier they are about.' }) soldierId: string,
    @Args() page: PageArgs,
  ): Promise<CommentConnection> {
    return comments.commentsAbout(soldierId, page);
  }

  @Auth('SELF_OR_STAFF', { soldier: 'soldierId' })
  @Query(() => Int, {
    description: 'The number of comments about a soldier in all categories; 0 for an unknown soldier.',
  })
  commentCount(
    @Arg('soldierId', () => ID, { description: 'The soldier they are about.' }) soldierId: string,
  ): Promise<number> {
    return comments.commentCount(soldierId);
  }

  @Auth('SELF_OR_STAFF', { comment: 'id' })
  @Query(() => CommentType, {
    description:
      'A comment. NOT_FOUND for staff if there is none, and for the soldier of a deleted comment. Others get FORBIDDEN for any comment that is not about them, whether it exists or not.',
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
      'Writes a comment about somebody else. BAD_USER_INPUT with the field; NOT_FOUND if there is no such soldier, or the key belongs to another comment; CONFLICT if the soldier has left the unit.',
  })
  addComment(
    @Arg('soldierId', () => ID, { description: 'The soldier it is about; not the caller.' }) soldierId: string,
    @Arg('input') input: AddCommentInput,
    @Ctx() context: RequestContext,
  ): Promise<CommentType> {
    return comments.addComment(context, soldierId, input);
  }

  @Auth('MEMBER')
  @Mutation(() => CommentType, {
    description: `Adds a recommended comment about the caller. BAD_USER_INPUT with the field, also on \`text\` for more than ${RECOMMENDATIONS_PER_RECORD} of them; NOT_FOUND if the key belongs to another comment.`,
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
      'Changes a comment. FORBIDDEN for anybody but its author, and for an author who may no longer read it; NOT_FOUND; BAD_USER_INPUT with the field; CONFLICT, with the current version, if it was saved since `version` was read.',
  })
  updateComment(
    @Arg('id', () => ID, { description: 'The comment.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that the changes are based on.' }) version: number,
    @Arg('input') input: UpdateCommentInput,
    @Ctx() context: RequestContext,
  ): Promise<CommentType> {
    return comments.updateComment(context, id, version, input);
  }

  @Auth('AUTHOR', { comment: 'id' })
  @Mutation(() => ID, {
    description:
      "Deletes a comment and its text in the history. Returns the comment's id. FORBIDDEN for anybody but its author, and for an author who may no longer read it; NOT_FOUND.",
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
      'An event whenever a comment about the soldier is added, changed or deleted, and one at the start. Changes close together make one event.',
    subscribe: ({ args }: { args: Record<string, unknown> }) =>
      new ChangedIds('COMMENT', ({ id, soldierId }) =>
        soldierId === null || soldierId === args['soldierId'] ? id : undefined,
      ),
  })
  commentsChanged(
    @Arg('soldierId', () => ID, { description: 'The soldier the comments are about.' }) soldierId: string,
    @Root() { id: commentId, unchangedForSeconds }: ChangedId,
  ): CommentsChange {
    return { soldierId, commentId, unchangedForSeconds };
  }
}
