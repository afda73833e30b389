import type { ApolloClient } from '@apollo/client';
import { HistoryDocument } from './HistoryPanel.generated.ts';

/** The most that the API gives at once. */
const MOST = 100;

/** Asks again for the newest changes to a record: as many as are loaded, and the one that came. They replace what is loaded all at once. */
export async function reloadHistory(client: ApolloClient, soldierId: string, loaded: number): Promise<void> {
  const variables = { soldierId, first: Math.min(loaded + 1, MOST) };
  await client.query({ query: HistoryDocument, variables, fetchPolicy: 'network-only' });
}
