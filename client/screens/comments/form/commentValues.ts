import { NEW_COMMENT_CATEGORY } from '../../../../domain/constants.ts';
import { isOneOf } from '../../../../domain/isOneOf.ts';
import { isJsonObject } from '../../../../domain/json.ts';
import { validateComment } from '../../../../domain/record/validation.ts';
import { cleanText } from '../../../../domain/texts.ts';
import { type CommentCategory, LEADERSHIP_CATEGORIES } from '../../../../domain/values.ts';
import { type Checked, checked } from '../../../app/forms/checked.ts';

/** The values of the form. */
export type CommentValues = { readonly category: CommentCategory; readonly text: string };

/** The initial values of Add Comment. */
export const newCommentValues: CommentValues = { category: NEW_COMMENT_CATEGORY, text: '' };

/** What a link to Add Comment puts into the navigation, so that the form opens with a recommended comment's text. */
export function takingUp({ text }: Pick<CommentValues, 'text'>): { recommended: string } {
  return { recommended: text };
}

/** What a link to Add Comment puts into the navigation, so that the form opens with that category. */
export function writingAbout(category: CommentCategory): { category: CommentCategory } {
  return { category };
}

/** The initial values of Add Comment, opened with that state. The category of a text that is taken up is still to be chosen. */
export function commentBegun(state: unknown): CommentValues {
  if (!isJsonObject(state)) return newCommentValues;
  const { recommended: text, category } = state;
  if (typeof text === 'string') return { ...newCommentValues, text };
  return isOneOf(LEADERSHIP_CATEGORIES, category) ? { ...newCommentValues, category } : newCommentValues;
}

/** The initial values of Edit Comment. */
export function commentValues({ category, text }: CommentValues): CommentValues {
  return { category, text };
}

/** The comment in the form, or its problems. */
export function checkComment({ category, text }: CommentValues): Checked<CommentValues> {
  return checked(validateComment(text), { category, text: cleanText(text) });
}
