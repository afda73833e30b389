import { COMMENT_MAX_LENGTH, COMMENT_ROWS } from '../../../../domain/constants.ts';
import { categoryMeaning } from '../../../../domain/record/categoryMeaning.ts';
import { type CommentCategory, commentCategoryLabel, LEADERSHIP_CATEGORIES } from '../../../../domain/values.ts';
import type { TiedField } from '../../../components/form/formFields.ts';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';

/** The text of a comment. */
export function CommentTextField(field: TiedField<string>) {
  return <TextAreaField {...field} label="Comment" required rows={COMMENT_ROWS} maximum={COMMENT_MAX_LENGTH} />;
}

/** The category of a leader's comment, with its meaning. */
export function CommentCategoryField(field: TiedField<CommentCategory>) {
  return (
    <SelectField
      {...field}
      label="Category"
      required
      help={categoryMeaning[field.value]}
      options={LEADERSHIP_CATEGORIES}
      optionLabel={commentCategoryLabel}
    />
  );
}
