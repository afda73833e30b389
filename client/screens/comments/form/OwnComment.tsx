import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { messages } from '../../../../domain/errors.ts';
import { mayEditComment } from '../../../../domain/permissions.ts';
import { type Missing, NothingToShow } from '../../../app/failures/NothingToShow.tsx';
import { isMissing, QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { StillOpen } from '../../../app/forms/edit/StillOpen.tsx';
import { useFreshQuery } from '../../../app/forms/edit/useFreshQuery.ts';
import { useOpened } from '../../../app/forms/edit/useOpened.ts';
import { paths } from '../../../app/paths.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import type { CommentEntry_CommentFragment } from '../CommentEntry.generated.ts';
import { OwnCommentDocument } from './OwnComment.generated.ts';

type OwnCommentProps = {
  /**
   * @param about the soldier the comment is about: `SGT Alvarez`; null if that is the reader
   * @param reload fetches the comment as it is now
   */
  children: (
    comment: CommentEntry_CommentFragment,
    about: string | null,
    reload: () => Promise<CommentEntry_CommentFragment>,
  ) => ReactNode;
};

/** Loads the comment in the address for its author. Other people see why they can't change it. */
export function OwnComment({ children }: OwnCommentProps) {
  const { id: soldierId = '', commentId: id = '' } = useParams();
  const person = usePerson();
  const missing: Missing = {
    title: 'No comment to show',
    backLabel: 'Back to the comments',
    backTo: paths.comments(soldierId),
  };
  // Bypasses the cache: deleting the comment removes it there, and the open form must not lose it.
  const { data, error, retry, reload } = useFreshQuery(OwnCommentDocument, { id, soldierId }, 'no-cache');
  const opened = useOpened(data ?? null, id);

  if (opened) {
    const { comment, soldier } = opened;
    if (comment.soldierId !== soldierId) return <NothingToShow {...missing} message={messages.commentDoesNotExist} />;
    if (!mayEditComment(person, comment)) {
      return <NothingToShow {...missing} message="Only its author can change or delete a comment." />;
    }
    const about = soldierId === person?.soldierId ? null : rankAndName(soldier);
    return (
      <StillOpen key={id} isGone={!data && isMissing(error)}>
        {children(comment, about, async () => (await reload()).comment)}
      </StillOpen>
    );
  }
  if (error) return <QueryFailure error={error} onRetry={retry} missing={missing} />;
  return <FormSkeleton width="wide" fields={2} />;
}
