import { useNewDay } from '../../app/live/useNewDay.ts';
import { usePaginatedList } from '../../app/tables/usePaginatedList.ts';
import { CommentsDocument, useCommentsChangedSubscription } from './useComments.generated.ts';

/** The comments about a soldier, which follow the changes of others and the day. The soldier must stay the same for the component. */
export function useComments(soldierId: string) {
  const variables = { id: soldierId };
  const { refetchAfterChange, ...pages } = usePaginatedList(CommentsDocument, variables, ({ comments }) => comments);
  useNewDay(refetchAfterChange);
  useCommentsChangedSubscription({
    variables,
    ignoreResults: true,
    onData: ({ data: told }) => refetchAfterChange(told.data?.commentsChanged.unchangedForSeconds),
  });
  return pages;
}
