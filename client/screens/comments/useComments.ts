import { isGone } from '../../app/failures/failure.ts';
import { useNewDay } from '../../app/live/useNewDay.ts';
import { usePaginatedList } from '../../app/tables/usePaginatedList.ts';
import {
  CommentsDocument,
  useCommentedSoldierChangedSubscription,
  useCommentsChangedSubscription,
} from './useComments.generated.ts';

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
  useCommentedSoldierChangedSubscription({
    variables,
    ignoreResults: true,
    // Erased meanwhile: what is shown of them goes, too.
    onError: (failed) => isGone(failed) && refetchAfterChange(0),
  });
  return pages;
}
