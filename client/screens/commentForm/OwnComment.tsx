import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ErrorCode } from '../../../domain/errorCodes.ts';
import { messages } from '../../../domain/errors.ts';
import { mayEditComment } from '../../../domain/permissions.ts';
import { dataOf } from '../../app/apollo/dataOf.ts';
import { failureOf } from '../../app/failure.ts';
import { QueryFailure } from '../../app/QueryFailure.tsx';
import { usePerson } from '../../app/session/PersonContext.ts';
import { FormSkeleton } from '../../components/form/FormSkeleton.tsx';
import type { CommentEntry_CommentFragment } from '../comments/CommentEntry.generated.ts';
import { NoComment } from './NoComment.tsx';
import { OwnCommentDocument, useOwnCommentQuery } from './OwnComment.generated.ts';

type OwnCommentProps = {
  /** @param reload asks for the comment as it is now */
  children: (comment: CommentEntry_CommentFragment, reload: () => Promise<CommentEntry_CommentFragment>) => ReactNode;
};

/** Loads the comment in the address for its author. Anybody else sees why it cannot be changed. */
export function OwnComment({ children }: OwnCommentProps) {
  const { id: soldierId = '', commentId: id = '' } = useParams();
  const person = usePerson();
  // Past the cache: only the newest version can be saved, and the form must not lose its comment when deleting it removes it from the
  // cache.
  const { data, error, refetch, client } = useOwnCommentQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  async function reload() {
    const answer = await client.query({
      query: OwnCommentDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
    });
    return dataOf(answer).comment;
  }

  if (data) {
    const { comment } = data;
    if (comment.soldierId !== soldierId) {
      return <NoComment soldierId={soldierId} message={messages.commentDoesNotExist} />;
    }
    if (!mayEditComment(person, comment)) {
      return <NoComment soldierId={soldierId} message="Only its author can change or delete a comment." />;
    }
    return <Fragment key={id}>{children(comment, reload)}</Fragment>;
  }
  if (error) {
    const { code, message } = failureOf(error);
    return code === ErrorCode.NOT_FOUND || code === ErrorCode.FORBIDDEN ? (
      <NoComment soldierId={soldierId} message={message} />
    ) : (
      <QueryFailure error={error} onRetry={() => void refetch()} />
    );
  }
  return <FormSkeleton fields={2} />;
}
