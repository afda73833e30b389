import type { ApolloClient } from '@apollo/client';
import { reloadPages } from '../../app/reloadPages.ts';
import { CommentsDocument } from './CommentsScreen.generated.ts';

/** Asks again for the comments about a soldier, for as many pages as are loaded. They replace what is loaded all at once. */
export async function reloadComments(client: ApolloClient, soldierId: string): Promise<void> {
  const list = { query: CommentsDocument, variables: { id: soldierId } };
  const { last, edges } = await reloadPages(
    (after) => client.query({ ...list, variables: { id: soldierId, after }, fetchPolicy: 'no-cache' }),
    ({ comments }) => comments,
    () => client.readQuery(list)?.comments.edges.length ?? 0,
  );
  client.writeQuery({ ...list, data: { ...last, comments: { ...last.comments, edges } } });
}
