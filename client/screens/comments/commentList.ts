import type { ApolloCache } from '@apollo/client';
import type { CommentCategory } from '../../../domain/values.ts';
import type { CommentEntry_CommentFragment } from './CommentEntry.generated.ts';
import { CommentsDocument, type CommentsQuery } from './useComments.generated.ts';

/* Updates the cached list of a soldier's comments after a change. If none is cached, nothing is done. */

/** Adds a new comment at the top. */
export function putOnTop(cache: ApolloCache, comment: CommentEntry_CommentFragment): void {
  changeList(cache, comment.soldierId, ({ edges, counts, pageInfo }) => ({
    edges: [{ node: comment }, ...edges],
    counts: counted(counts, comment.category, 1),
    pageInfo,
  }));
}

/** Updates the counts after a comment has changed its category. */
export function recount(cache: ApolloCache, before: CommentCategory, comment: CommentEntry_CommentFragment): void {
  changeList(cache, comment.soldierId, ({ counts, ...list }) => ({
    ...list,
    counts: counted(counted(counts, before, -1), comment.category, 1),
  }));
}

/** Removes a deleted comment. */
export function takeOut(
  cache: ApolloCache,
  { id, soldierId, category }: Pick<CommentEntry_CommentFragment, 'id' | 'soldierId' | 'category'>,
): void {
  changeList(cache, soldierId, ({ edges, counts, pageInfo }) => ({
    edges: edges.filter(({ node }) => node.id !== id),
    counts: counted(counts, category, -1),
    pageInfo,
  }));
  // Nothing else refers to it.
  cache.gc();
}

type CommentList = CommentsQuery['comments'];

function changeList(cache: ApolloCache, soldierId: string, change: (list: CommentList) => CommentList): void {
  cache.updateQuery(
    { query: CommentsDocument, variables: { id: soldierId } },
    (data) => data && { ...data, comments: { ...data.comments, ...change(data.comments) } },
  );
}

function counted(counts: CommentList['counts'], category: CommentCategory, by: number): CommentList['counts'] {
  return counts.map((one) => (one.category === category ? { ...one, count: one.count + by } : one));
}
