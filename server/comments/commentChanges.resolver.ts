import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { ChangedIds } from '../live/changedIds.ts';
import { Auth } from '../permissions/authDirective.ts';
import { CommentsChange } from './commentChanges.type.ts';

@Resolver()
export class CommentChangesResolver {
  @Auth('SELF_OR_STAFF', { soldier: 'soldierId' })
  @Subscription(() => CommentsChange, {
    description:
      'Each time that a comment about the soldier is added, changed or deleted. Changes close together come as one.',
    subscribe: ({ args }: { args: Record<string, unknown> }) =>
      new ChangedIds((change) => {
        const isMeant =
          change.kind === 'COMMENT' && (change.soldierId === null || change.soldierId === args['soldierId']);
        return isMeant ? change.id : undefined;
      }),
  })
  commentsChanged(@Arg('soldierId', () => ID) soldierId: string, @Root() commentId: string | null): CommentsChange {
    return { soldierId, commentId };
  }
}
