import { usePaginatedList } from '../../../app/tables/usePaginatedList.ts';
import { useSoldierChangedSubscription } from '../UserInfoScreen.generated.ts';
import { HistoryDocument, useCommentsInHistorySubscription } from './HistoryPanel.generated.ts';

const PAGE = 20;

/** A record's history, newest first, a page at a time. It follows every change. */
export function useHistory(soldierId: string) {
  const variables = { soldierId, first: PAGE };
  const list = usePaginatedList(HistoryDocument, variables, ({ history }) => history);
  const { refetchAfterChange } = list;
  // The screen's own subscription, which Apollo Client shares.
  useSoldierChangedSubscription({
    variables: { id: soldierId },
    ignoreResults: true,
    onData: () => refetchAfterChange(0),
  });
  // Comments aren't part of the record and have their own events.
  useCommentsInHistorySubscription({
    variables: { soldierId },
    ignoreResults: true,
    onData: ({ data: told }) => refetchAfterChange(told.data?.commentsChanged.unchangedForSeconds),
  });
  return list;
}
