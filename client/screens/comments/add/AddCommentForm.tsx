import { Text } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { draftsOf } from '../../../app/forms/drafts/drafts.ts';
import { useKeptIdempotencyKey } from '../../../app/forms/drafts/useKeptIdempotencyKey.ts';
import { TypedForm } from '../../../app/forms/edit/TypedForm.tsx';
import { useAddForm } from '../../../app/forms/edit/useAddForm.ts';
import { useLeadOn } from '../../../app/forms/useLeadOn.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { formFields } from '../../../components/form/formFields.ts';
import { rankAndName } from '../../../components/soldierText.ts';
import { CommentCategoryField } from '../form/CommentCategoryField.tsx';
import { CommentTextField } from '../form/CommentTextField.tsx';
import { checkComment, commentTakenUp, type CommentValues } from '../form/commentValues.ts';
import { putOnTop } from '../commentList.ts';
import { type AddCommentForm_SoldierFragment, useAddCommentMutation } from './AddCommentForm.generated.ts';

const drafts = draftsOf<CommentValues>();

/** Adds a leader's comment: category and text. */
export function AddCommentForm({ soldier }: { soldier: AddCommentForm_SoldierFragment }) {
  const leadOn = useLeadOn();
  const back = { to: paths.comments(soldier.id), screen: 'Comments' };
  const typed = useAddForm(drafts, commentTakenUp(useLocation().state));
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
    onDone: () => leadOn(back),
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
