import { COMMENT_MAX_LENGTH, COMMENT_ROWS } from '../../../../domain/constants.ts';
import type { TiedField } from '../../../components/form/formFields.ts';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';

/** The text of a comment. */
export function CommentTextField(field: TiedField<string>) {
  return <TextAreaField {...field} label="Comment" required rows={COMMENT_ROWS} maximum={COMMENT_MAX_LENGTH} />;
}
