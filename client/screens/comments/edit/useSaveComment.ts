import { changedFields } from '../../../app/forms/edit/fields.ts';
import { commentValues, type CommentValues } from '../form/commentValues.ts';
import type { CommentEntry_CommentFragment } from '../CommentEntry.generated.ts';
import { useUpdateCommentMutation } from './useSaveComment.generated.ts';

/** Saves the changed fields of a comment. Sends nothing when no field has changed. */
export function useSaveComment() {
  const [updateComment] = useUpdateCommentMutation();

  return async (base: CommentEntry_CommentFragment, values: CommentValues): Promise<void> => {
    const input = changedFields(commentValues(base), values);
    if (Object.keys(input).length === 0) return;
    await updateComment({ variables: { id: base.id, version: base.version, input } });
  };
}
