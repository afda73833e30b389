import type { ApolloCache } from '@apollo/client';
import { ReassignDocument, type ReassignedSoldierFragment } from './ReassignScreen.generated.ts';
import { withSoldier } from './unitLists.ts';

/** Takes a change to somebody into the lists as they are kept for the screen. */
export function rememberSoldier(cache: ApolloCache, soldier: ReassignedSoldierFragment): void {
  cache.updateQuery({ query: ReassignDocument }, (lists) => lists && withSoldier(lists, soldier));
}
