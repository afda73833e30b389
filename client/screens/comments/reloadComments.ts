import type { ApolloClient } from '@apollo/client';
import { CommentsDocument, type CommentsQuery } from './CommentsScreen.generated.ts';

/**
 * Asks again for the comments about a soldier, for as many pages as are loaded: who reads an older one stays where they are. They replace
 * what is loaded all at once.
 */
export async function reloadComments(client: ApolloClient, soldierId: string): Promise<void> {
  const list = { query: CommentsDocument, variables: { id: soldierId } };
  // Looked up anew after each page, as older ones may have been loaded while it was on its way.
  const loaded = () => client.readQuery(list)?.comments.edges.length ?? 0;
  let answer = await page(client, soldierId, null);
  const edges = [...answer.comments.edges];
  while (answer.comments.pageInfo.hasNextPage && edges.length < loaded()) {
    answer = await page(client, soldierId, answer.comments.pageInfo.endCursor);
    edges.push(...answer.comments.edges);
  }
  client.writeQuery({ ...list, data: { ...answer, comments: { ...answer.comments, edges } } });
}

async function page(client: ApolloClient, id: string, after: string | null): Promise<CommentsQuery> {
  const variables = { id, after };
  const { data } = await client.query({ query: CommentsDocument, variables, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('The comments came back without data and without an error.');
  return data;
}
