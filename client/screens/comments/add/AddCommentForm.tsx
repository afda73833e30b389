import { Text } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { DraftNote } from '../../../app/forms/drafts/DraftNote.tsx';
import { useKeptIdempotencyKey } from '../../../app/forms/drafts/useKeptIdempotencyKey.ts';
import { useAddForm } from '../../../app/forms/edit/useAddForm.ts';
import { useLeadOn } from '../../../app/forms/useLeadOn.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { Form } from '../../../components/form/Form.tsx';
import { SubmitActions } from '../../../components/form/SubmitActions.tsx';
import { rankAndName } from '../../../components/soldierText.ts';
import { CommentCategoryField } from '../form/CommentCategoryField.tsx';
import { CommentTextField } from '../form/CommentTextField.tsx';
import { checkComment, commentTakenUp } from '../form/commentValues.ts';
import { putOnTop } from '../commentList.ts';
import { type AddCommentForm_SoldierFragment, useAddCommentMutation } from './AddCommentForm.generated.ts';

/** Adds a leader's comment: category and text. */
export function AddCommentForm({ soldier }: { soldier: AddCommentForm_SoldierFragment }) {
  const leadOn = useLeadOn();
  const back = { to: paths.comments(soldier.id), screen: 'Comments' };
  const { values, draft, hasChanges, change } = useAddForm(commentTakenUp(useLocation().state));
  const [addComment] = useAddCommentMutation({
    update: (cache, { data }) => data && putOnTop(cache, data.addComment),
  });
  const keyOf = useKeptIdempotencyKey();
  const { form, problems, isSubmitting } = useSubmission({
    title: `Add Comment about ${rankAndName(soldier)}`,
    hasChanges,
    check: () => checkComment(values),
    send: (input) => addComment({ variables: { soldierId: soldier.id, input: { ...input, key: keyOf(input) } } }),
    doneText: 'Comment added.',
    doneAbout: rankAndName(soldier),
    onDone: () => leadOn(back),
  });
  return (
    <Form {...form} width="wide" back={back}>
      <DraftNote {...draft} isSubmitting={isSubmitting} />
      <Text>{rankAndName(soldier)} can read it, as can all staff.</Text>
      <CommentCategoryField value={values.category} onChange={(category) => change({ category })} problems={problems} />
      <CommentTextField value={values.text} onChange={(text) => change({ text })} problems={problems} />
      <SubmitActions label="Add comment" isSubmitting={isSubmitting} cancel={back} />
    </Form>
  );
}
