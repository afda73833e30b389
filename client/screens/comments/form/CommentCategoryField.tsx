import { categoryMeaning } from '../../../../domain/record/categoryMeaning.ts';
import { type CommentCategory, commentCategoryLabel, LEADERSHIP_CATEGORIES } from '../../../../domain/values.ts';
import { messageFor, type FormProblem } from '../../../components/form/problem.ts';
import { SelectField } from '../../../components/form/SelectField.tsx';

type CommentCategoryFieldProps = {
  value: CommentCategory;
  onChange: (category: CommentCategory) => void;
  problems: readonly FormProblem[];
};

/** The category of a leader's comment, with what it means. */
export function CommentCategoryField({ value, onChange, problems }: CommentCategoryFieldProps) {
  return (
    <SelectField
      name="category"
      label="Category"
      required
      help={categoryMeaning[value]}
      problem={messageFor(problems, 'category')}
      options={LEADERSHIP_CATEGORIES}
      optionLabel={commentCategoryLabel}
      value={value}
      onChange={onChange}
    />
  );
}
