import { useParams } from 'react-router-dom';
import { Membership } from '../../../../domain/record/membership.ts';
import { HasLeft } from '../../../app/failures/HasLeft.tsx';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { AddCommentForm } from './AddCommentForm.tsx';
import { useCommentedSoldierQuery } from './CommentAddScreen.generated.ts';

/** Add Comment, about the soldier in the address. */
export function CommentAddScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useCommentedSoldierQuery({ variables: { id } });
  if (data?.soldier.membership === Membership.DEPARTED) return <HasLeft soldierId={id} />;
  if (data) return <AddCommentForm key={id} soldier={data.soldier} />;
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return <FormSkeleton width="wide" fields={2} />;
}
