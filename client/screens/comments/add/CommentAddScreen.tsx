import { Text } from '@mantine/core';
import { useLocation, useParams } from 'react-router-dom';
import { Membership } from '../../../../domain/record/membership.ts';
import { HasLeft } from '../../../app/failures/HasLeft.tsx';
import { isMissing, QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { useKeptIdempotencyKey } from '../../../app/forms/drafts/useKeptIdempotencyKey.ts';
import { StillOpen } from '../../../app/forms/edit/StillOpen.tsx';
import { TypedForm } from '../../../app/forms/edit/TypedForm.tsx';
import { useAddForm } from '../../../app/forms/edit/useAddForm.ts';
import { useOpened } from '../../../app/forms/edit/useOpened.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { formFields } from '../../../components/form/formFields.ts';
import { FormSkeleton } from '../../../components/form/FormSkeleton.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import { putOnTop } from '../commentList.ts';
import { CommentCategoryField, CommentTextField } from '../form/CommentFields.tsx';
import { checkComment, commentBegun } from '../form/commentValues.ts';
import {
  type CommentAddScreen_SoldierFragment,
  useAddCommentMutation,
  useCommentedSoldierQuery,
} from './CommentAddScreen.generated.ts';

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

/** Adds a leader's comment: category and text. */
function AddCommentForm({ soldier }: { soldier: CommentAddScreen_SoldierFragment }) {
  const back = { to: paths.comments(soldier.id), screen: 'Comments' };
  const typed = useAddForm(commentBegun(useLocation().state));
  const [addComment] = useAddCommentMutation({
    update: (cache, { data }) => data && putOnTop(cache, data.addComment),
  });
  const keyOf = useKeptIdempotencyKey();
  const { form, problems } = useSubmission({
    title: `Add Comment about ${rankAndName(soldier)}`,
    hasChanges: typed.hasChanges,
    check: () => checkComment(typed.values),
    send: (input) => addComment({ variables: { soldierId: soldier.id, input: { ...input, key: keyOf(input) } } }),
    doneText: 'Comment added.',
    doneAbout: rankAndName(soldier),
    leadsTo: () => back,
  });
  const field = formFields(typed.values, typed.change, problems);
  return (
    <TypedForm {...form} width="wide" back={back} typed={typed} submit="Add comment">
      <Text>{rankAndName(soldier)} can read it, as can all staff.</Text>
      <CommentCategoryField {...field('category')} />
      <CommentTextField {...field('text')} />
    </TypedForm>
  );
}
