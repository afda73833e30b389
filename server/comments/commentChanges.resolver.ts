import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { type ChangedId, ChangedIds } from '../store/changes/changedIds.ts';
import { Auth } from '../api/authDirective.ts';
import { CommentsChange } from './commentChanges.type.ts';

@Resolver()
export class CommentChangesResolver {
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
