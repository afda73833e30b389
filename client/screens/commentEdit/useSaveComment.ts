import { changedFields } from '../../app/edit/fields.ts';
import type { CommentEntry_CommentFragment } from '../comments/CommentEntry.generated.ts';
import { recount } from '../comments/commentList.ts';
import { commentValues, type CommentValues } from '../commentForm/commentValues.ts';
import { useUpdateCommentMutation } from './CommentEditScreen.generated.ts';

/** Saves what a form changed in a comment; nothing is sent when nothing was. */
export function useSaveComment() {
  const [updateComment] = useUpdateCommentMutation();

  return async (base: CommentEntry_CommentFragment, values: CommentValues): Promise<void> => {
    const input = changedFields(commentValues(base), values);
    if (Object.keys(input).length === 0) return;
    await updateComment({
      variables: { id: base.id, version: base.version, input },
      update: (cache, { data }) => data && recount(cache, base.category, data.updateComment),
    });
  };
}
