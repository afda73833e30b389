import { Stack } from '@mantine/core';
import {
  CITATION_MAX_LENGTH,
  EXPLANATION_MAX_LENGTH,
  QUESTION_MAX_LENGTH,
} from '../../../../domain/exam/examQuestion.ts';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { DateField } from '../../../components/form/DateField.tsx';
import { formFields } from '../../../components/form/formFields.ts';
import type { FormProblem } from '../../../components/form/problem.ts';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { letterAt } from '../../exam/letters.ts';
import classes from './QuestionFields.module.css';
import { QuestionPreview } from './QuestionPreview.tsx';
import { OPTION_FIELDS, questionOf, type QuestionValues } from './questionValues.ts';
import { TopicField } from './TopicField.tsx';

type QuestionFieldsProps = {
  values: QuestionValues;
  onChange: (change: Partial<QuestionValues>) => void;
  problems: readonly FormProblem[];
};

/** A question's fields, and the question as they make it. */
export function QuestionFields({ values, onChange, problems }: QuestionFieldsProps) {
  const tied = formFields(values, onChange, problems);
  const field = (name: Exclude<keyof QuestionValues, 'answerText'>, label: string) => ({
    ...tied(name),
    label,
    required: true,
  });
  return (
    <div className={classes.withPreview}>
      <Stack gap="md">
        <TextAreaField {...field('question', 'Question')} rows={3} maximum={QUESTION_MAX_LENGTH} />
        <div className={classes.pairs}>
          {OPTION_FIELDS.map((name, index) => (
            <TextField key={name} {...field(name, `Option ${letterAt(index)}`)} />
          ))}
        </div>
        <ChoiceField
          {...tied('answerText')}
          label="Right answer"
          required
          options={OPTION_FIELDS.map((value, index) => ({ value, label: letterAt(index) }))}
        />
        <TextAreaField {...field('explanation', 'Explanation')} rows={4} maximum={EXPLANATION_MAX_LENGTH} />
        <TextAreaField {...field('citation', 'Citation')} rows={2} maximum={CITATION_MAX_LENGTH} />
        <div className={classes.pairs}>
          <TopicField {...field('topic', 'Topic')} />
          <DateField {...field('reviewDate', 'Review date')} help="When to check it against the publication again" />
        </div>
      </Stack>
      <div className={classes.preview}>
        <QuestionPreview question={questionOf(values)} />
      </div>
    </div>
  );
}
