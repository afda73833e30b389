import { usePages } from '../../app/pages/usePages.ts';
import { CommentsDocument, useCommentsChangedSubscription } from './CommentsScreen.generated.ts';

/** The comments about a soldier, who stays the same for the caller. They follow what others write. */
export function useComments(soldierId: string) {
  const variables = { id: soldierId };
  const { askAgain, ...pages } = usePages(CommentsDocument, variables, ({ comments }) => comments);
  useCommentsChangedSubscription({
    variables,
    ignoreResults: true,
    onData: ({ data: told }) => askAgain(told.data?.commentsChanged.unchangedForSeconds),
  });
  return pages;
}
