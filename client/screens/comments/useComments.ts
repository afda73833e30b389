import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAskAgain } from '../../app/live/useAskAgain.ts';
import { CommentsDocument, useCommentsChangedSubscription, useCommentsQuery } from './CommentsScreen.generated.ts';
import { reloadComments } from './reloadComments.ts';

/**
 * The comments about a soldier, who stays the same for the caller. What was loaded before shows at once, all pages of it, is brought up to date
 * behind, and stays when that fails.
 */
export function useComments(soldierId: string) {
  const variables = { id: soldierId };
  const client = useApolloClient();
  const [wasLoaded] = useState(() => client.readQuery({ query: CommentsDocument, variables }) !== null);
  // Past what is loaded it would ask for the first page, which starts the list anew.
  const { data, previousData, error, loading, refetch, fetchMore } = useCommentsQuery({ variables });
  const [reloadError, setReloadError] = useState<unknown>(undefined);
  const askAgain = useAskAgain({ loading, refetch: reload });
  useCommentsChangedSubscription({
    variables,
    ignoreResults: true,
    onData: ({ data: told }) => askAgain(told.data?.commentsChanged.unchangedForSeconds),
  });
  const bringUpToDate = useEffectEvent(() => wasLoaded && askAgain(0));
  useEffect(() => {
    bringUpToDate();
  }, []);

  async function reload() {
    try {
      await reloadComments(client, soldierId);
      setReloadError(undefined);
    } catch (failure) {
      setReloadError(failure);
      throw failure;
    }
  }

  const loaded = data ?? previousData;
  const retry = () => void (loaded ? reload() : refetch()).catch(() => undefined);
  return { loaded, error: error ?? reloadError, retry, fetchMore };
}
