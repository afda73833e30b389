import { Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { DraftNotice } from '../../app/drafts/DraftNotice.tsx';
import { draftsOf } from '../../app/drafts/drafts.ts';
import { useTypedDraft } from '../../app/drafts/useKeptDraft.ts';
import { useKeptIdempotencyKey } from '../../app/drafts/useKeptIdempotencyKey.ts';
import { hasChanged } from '../../app/edit/fields.ts';
import { useSubmission } from '../../app/form/useSubmission.ts';
import { paths } from '../../app/paths.ts';
import { Form } from '../../components/form/Form.tsx';
import { rankAndName } from '../../components/soldierText.ts';
import { TextLink } from '../../components/TextLink.tsx';
import { CommentActions } from '../commentForm/CommentActions.tsx';
import { CommentCategoryField } from '../commentForm/CommentCategoryField.tsx';
import { CommentTextField } from '../commentForm/CommentTextField.tsx';
import { checkComment, newCommentValues, type CommentValues } from '../commentForm/commentValues.ts';
import { putOnTop } from '../comments/commentList.ts';
import { type AddCommentForm_SoldierFragment, useAddCommentMutation } from './AddCommentForm.generated.ts';

const drafts = draftsOf<CommentValues>();

/** Adds a leader's comment: category and text. */
export function AddCommentForm({ soldier }: { soldier: AddCommentForm_SoldierFragment }) {
  const navigate = useNavigate();
  const [values, setValues, draft] = useTypedDraft(drafts, newCommentValues);
  const [addComment] = useAddCommentMutation({
    update: (cache, { data }) => data && putOnTop(cache, data.addComment),
  });
  const keyOf = useKeptIdempotencyKey();
  const { form, problems, isSubmitting } = useSubmission({
    title: 'Add Comment',
    hasChanges: hasChanged(newCommentValues, values),
    check: () => checkComment(values),
    send: (input) => addComment({ variables: { soldierId: soldier.id, input: { ...input, key: keyOf(input) } } }),
    doneText: 'Comment added.',
    onDone: () => void navigate(paths.comments(soldier.id)),
  });
  return (
    <Form {...form} back={<TextLink to={paths.comments(soldier.id)}>Back</TextLink>}>
      <DraftNotice {...draft} isSubmitting={isSubmitting} />
      <Text>About {rankAndName(soldier)}, who can read it, as can all staff.</Text>
      <CommentCategoryField
        value={values.category}
        onChange={(category) => setValues((current) => ({ ...current, category }))}
        problems={problems}
      />
      <CommentTextField
        value={values.text}
        onChange={(text) => setValues((current) => ({ ...current, text }))}
        problems={problems}
      />
      <CommentActions soldierId={soldier.id} submitLabel="Add comment" isSubmitting={isSubmitting} />
    </Form>
  );
}
