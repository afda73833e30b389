import { useParams } from 'react-router-dom';
import { Membership } from '../../../../domain/record/membership.ts';
import { HasLeft } from '../../../app/failures/HasLeft.tsx';
import { isMissing, QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { StillOpen } from '../../../app/forms/edit/StillOpen.tsx';
import { useOpened } from '../../../app/forms/edit/useOpened.ts';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { AddCommentForm } from './AddCommentForm.tsx';
import { useCommentedSoldierQuery } from './CommentAddScreen.generated.ts';

/** Add Comment, about the soldier in the address. */
export function CommentAddScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useCommentedSoldierQuery({ variables: { id } });
  const isDeparted = data?.soldier.membership === Membership.DEPARTED;
  const soldier = useOpened(data && !isDeparted ? data.soldier : null, id);
  if (soldier) {
    return (
      <StillOpen key={id} isGone={data ? isDeparted : isMissing(error)}>
        <AddCommentForm soldier={soldier} />
      </StillOpen>
    );
  }
  if (isDeparted) return <HasLeft soldierId={id} />;
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return <FormSkeleton width="wide" fields={2} />;
}
