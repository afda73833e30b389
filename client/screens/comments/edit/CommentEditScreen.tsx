import { Navigate, useMatch } from 'react-router-dom';
import { CommentCategory, commentCategoryLabel } from '../../../../domain/values.ts';
import { changedFields } from '../../../app/forms/edit/fields.ts';
import { TypedForm } from '../../../app/forms/edit/TypedForm.tsx';
import { useEditForm } from '../../../app/forms/edit/useEditForm.ts';
import { useSubmission } from '../../../app/forms/useSubmission.ts';
import { paths } from '../../../app/paths.ts';
import { SCREENS } from '../../../app/screens.ts';
import type { ConflictField } from '../../../components/form/ConflictChoices.tsx';
import { DeleteLink } from '../../../components/form/DeleteLink.tsx';
import { formFields } from '../../../components/form/formFields.ts';
import type { CommentEntry_CommentFragment } from '../CommentEntry.generated.ts';
import { deletePath, editPath } from '../commentPaths.ts';
import { CommentCategoryField, CommentTextField } from '../form/CommentFields.tsx';
import { checkComment, commentValues, type CommentValues } from '../form/commentValues.ts';
import { OwnComment } from '../form/OwnComment.tsx';
import { useUpdateCommentMutation } from './CommentEditScreen.generated.ts';

/** Edit Comment and Edit Recommended Comment. Each has its own address and redirects to the other one for a comment of the other kind. */
export function CommentEditScreen() {
  const isRecommended = useMatch(SCREENS.commentEditRecommended.path) !== null;
  return (
    <OwnComment>
      {(comment, about, reload) =>
        (comment.category === CommentCategory.RECOMMENDED) === isRecommended ? (
          <EditCommentForm comment={comment} about={about} reload={reload} />
        ) : (
          <Navigate to={editPath(comment)} replace />
        )
      }
    </OwnComment>
  );
}

const conflictFields: readonly ConflictField<CommentValues>[] = [
  { label: 'Category', fields: ['category'], text: ({ category }) => commentCategoryLabel[category] },
  { label: 'Comment', fields: ['text'], text: ({ text }) => text },
];

type EditCommentFormProps = {
  /** The comment that the form opens with. */
  comment: CommentEntry_CommentFragment;
  /** The soldier the comment is about: `SGT Alvarez`; null if that is the reader. */
  about: string | null;
  reload: () => Promise<CommentEntry_CommentFragment>;
};

/** Edits one's own comment. A recommended comment keeps its category. */
function EditCommentForm({ comment, about, reload }: EditCommentFormProps) {
  const back = { to: paths.comments(comment.soldierId), screen: 'Comments' };
  const edit = useEditForm({ opened: comment, valuesOf: commentValues, fields: conflictFields, reload });
  const saveComment = useSaveComment();
  const isRecommended = comment.category === CommentCategory.RECOMMENDED;
  const { form, problems } = useSubmission({
    title: `${isRecommended ? 'Edit Recommended Comment' : 'Edit Comment'} about ${about ?? 'yourself'}`,
    hasChanges: edit.hasChanges,
    check: () => checkComment(edit.values),
    send: (input) => edit.save((base) => saveComment(base, input)),
    doneText: 'Comment saved.',
    doneAbout: about,
    leadsTo: () => back,
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

/** Saves the changed fields of a comment. Sends nothing if no field has changed. */
function useSaveComment() {
  const [updateComment] = useUpdateCommentMutation();

  return async (base: CommentEntry_CommentFragment, values: CommentValues): Promise<void> => {
    const input = changedFields(commentValues(base), values);
    if (Object.keys(input).length === 0) return;
    await updateComment({ variables: { id: base.id, version: base.version, input } });
  };
}
