import { NEW_COMMENT_CATEGORY } from '../../../domain/constants.ts';
import { validateComment } from '../../../domain/soldier/validation.ts';
import type { CommentCategory } from '../../../domain/values.ts';
import { type Checked, checked } from '../../app/form/checked.ts';

/** What the fields of a comment hold. */
export type CommentValues = { readonly category: CommentCategory; readonly text: string };

/** What Add Comment opens with. */
export const newCommentValues: CommentValues = { category: NEW_COMMENT_CATEGORY, text: '' };

/** What Edit Comment opens with. */
export function commentValues({ category, text }: CommentValues): CommentValues {
  return { category, text };
}

/** The comment that the fields describe, or what is wrong with them. */
export function checkComment({ category, text }: CommentValues): Checked<CommentValues> {
  return checked(validateComment(text), { category, text: text.trim() });
}
