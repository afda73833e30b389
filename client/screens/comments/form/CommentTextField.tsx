import { COMMENT_MAX_LENGTH, COMMENT_ROWS } from '../../../../domain/constants.ts';
import { messageFor, type FormProblem } from '../../../components/form/problem.ts';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';

type CommentTextFieldProps = { value: string; onChange: (text: string) => void; problems: readonly FormProblem[] };

/** The text of a comment. */
export function CommentTextField({ value, onChange, problems }: CommentTextFieldProps) {
  return (
    <TextAreaField
      name="text"
      label="Comment"
      required
      problem={messageFor(problems, 'text')}
      rows={COMMENT_ROWS}
      maximum={COMMENT_MAX_LENGTH}
      value={value}
      onChange={onChange}
    />
  );
}
