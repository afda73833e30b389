import type { ApolloCache } from '@apollo/client';
import type { CommentCategory } from '../../../domain/values.ts';
import type { CommentEntry_CommentFragment } from './CommentEntry.generated.ts';
import { CommentsDocument, type CommentsQuery } from './CommentsScreen.generated.ts';

/*
 * These update the cached list of a soldier's comments after a change. They do nothing if no list is cached, or if it already shows the
 * change: it may have been refetched before the change was answered.
 */

/** Adds a new comment at the top. */
export function putOnTop(cache: ApolloCache, comment: CommentEntry_CommentFragment): void {
  changeList(cache, comment.soldierId, (list) =>
    has(list, comment.id)
      ? list
      : { ...list, edges: [{ node: comment }, ...list.edges], counts: counted(list, comment.category, 1) },
  );
}

/** Removes a deleted comment. */
export function takeOut(
  cache: ApolloCache,
  { id, soldierId, category }: Pick<CommentEntry_CommentFragment, 'id' | 'soldierId' | 'category'>,
): void {
  changeList(cache, soldierId, (list) =>
    has(list, id)
      ? {
          ...list,
          edges: list.edges.filter(({ node }) => node.id !== id),
          newest: list.newest.filter((comment) => comment.id !== id),
          counts: counted(list, category, -1),
        }
      : list,
  );
  // Nothing else refers to it.
  cache.gc();
}

type CommentList = CommentsQuery['comments'];

function changeList(cache: ApolloCache, soldierId: string, change: (list: CommentList) => CommentList): void {
  cache.updateQuery(
    { query: CommentsDocument, variables: { id: soldierId } },
    (data) => data && { ...data, comments: change(data.comments) },
  );
}

function has({ edges, newest }: CommentList, id: string): boolean {
  return edges.some(({ node }) => node.id === id) || newest.some((comment) => comment.id === id);
}

function counted({ counts }: CommentList, category: CommentCategory, by: number): CommentList['counts'] {
  return counts.map((one) => (one.category === category ? { ...one, count: one.count + by } : one));
}
