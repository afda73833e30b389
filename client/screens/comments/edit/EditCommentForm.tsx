import { CommentCategory, commentCategoryLabel } from '../../../../domain/values.ts';
import { draftsOf } from '../../../app/forms/drafts/drafts.ts';
import { TypedForm } from '../../../app/forms/edit/TypedForm.tsx';
import { type EditState, useEditForm } from '../../../app/forms/edit/useEditForm.ts';
import { useLeadOn } from '../../../app/forms/useLeadOn.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import type { ConflictField } from '../../../components/form/ConflictChoices.tsx';
import { DeleteLink } from '../../../components/form/DeleteLink.tsx';
import { formFields } from '../../../components/form/formFields.ts';
import { CommentCategoryField } from '../form/CommentCategoryField.tsx';
import { CommentTextField } from '../form/CommentTextField.tsx';
import { checkComment, commentValues, type CommentValues } from '../form/commentValues.ts';
import type { CommentEntry_CommentFragment } from '../CommentEntry.generated.ts';
import { deletePath } from '../commentPaths.ts';
import { useSaveComment } from './useSaveComment.ts';

const drafts = draftsOf<EditState<CommentEntry_CommentFragment, CommentValues>>();

const conflictFields: readonly ConflictField<CommentValues>[] = [
  { label: 'Category', fields: ['category'], text: ({ category }) => commentCategoryLabel[category] },
  { label: 'Comment', fields: ['text'], text: ({ text }) => text },
];

type EditCommentFormProps = {
  /** The comment that the form opens with. */
  comment: CommentEntry_CommentFragment;
  /** Whom it is about: `SGT Alvarez`; null for oneself. */
  whom: string | null;
  reload: () => Promise<CommentEntry_CommentFragment>;
};

/** Edits a comment of one's own. A recommended one keeps its category. */
export function EditCommentForm({ comment, whom, reload }: EditCommentFormProps) {
  const leadOn = useLeadOn();
  const back = { to: paths.comments(comment.soldierId), screen: 'Comments' };
  const edit = useEditForm({ drafts, opened: comment, valuesOf: commentValues, fields: conflictFields, reload });
  const saveComment = useSaveComment();
  const isRecommended = comment.category === CommentCategory.RECOMMENDED;
  const { form, problems } = useSubmission({
    title: `${isRecommended ? 'Edit Recommended Comment' : 'Edit Comment'} about ${whom ?? 'yourself'}`,
    hasChanges: edit.hasChanges,
    check: () => checkComment(edit.values),
    send: (input) => edit.save((base) => saveComment(base, input)),
    doneText: 'Comment saved.',
    doneAbout: whom,
    onDone: () => leadOn(back),
  });
  const field = formFields(edit.values, edit.change, problems);
  return (
    <TypedForm
      {...form}
      width="wide"
      back={back}
      typed={edit}
      submit="Save comment"
      actions={<DeleteLink to={deletePath(comment)}>Delete Comment</DeleteLink>}
    >
      {!isRecommended && <CommentCategoryField {...field('category')} />}
      <CommentTextField {...field('text')} />
    </TypedForm>
  );
}
