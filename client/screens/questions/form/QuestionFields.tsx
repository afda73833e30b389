import { Stack } from '@mantine/core';
import {
  CITATION_MAX_LENGTH,
  EXPLANATION_MAX_LENGTH,
  QUESTION_MAX_LENGTH,
} from '../../../../domain/exam/examQuestion.ts';
import { ChoiceField } from '../../../components/form/ChoiceField.tsx';
import { DateField } from '../../../components/form/DateField.tsx';
import { type FormProblem, messageFor } from '../../../components/form/problem.ts';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { letterAt } from '../../exam/letters.ts';
import classes from './QuestionFields.module.css';
import { OPTION_FIELDS, type QuestionValues } from './questionValues.ts';
import { TopicField } from './TopicField.tsx';

type QuestionFieldsProps = {
  values: QuestionValues;
  onChange: (change: Partial<QuestionValues>) => void;
  problems: readonly FormProblem[];
};

/** The fields of a question. */
export function QuestionFields({ values, onChange, problems }: QuestionFieldsProps) {
  const field = (name: Exclude<keyof QuestionValues, 'answerText'>, label: string) => ({
    name,
    label,
    required: true,
    problem: messageFor(problems, name),
    value: values[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <Stack gap="md">
      <TextAreaField {...field('question', 'Question')} rows={3} maximum={QUESTION_MAX_LENGTH} />
      <div className={classes.pairs}>
        {OPTION_FIELDS.map((name, index) => (
          <TextField key={name} {...field(name, `Option ${letterAt(index)}`)} autoComplete="off" />
        ))}
      </div>
      <ChoiceField
        name="answerText"
        label="Right answer"
        required
        problem={messageFor(problems, 'answerText')}
        options={OPTION_FIELDS.map((value, index) => ({ value, label: letterAt(index) }))}
        value={values.answerText}
        onChange={(chosen) => onChange({ answerText: OPTION_FIELDS.find((one) => one === chosen) ?? '' })}
      />
      <TextAreaField {...field('explanation', 'Explanation')} rows={4} maximum={EXPLANATION_MAX_LENGTH} />
      <TextAreaField {...field('citation', 'Citation')} rows={2} maximum={CITATION_MAX_LENGTH} />
      <div className={classes.pairs}>
        <TopicField {...field('topic', 'Topic')} />
        <DateField {...field('reviewDate', 'Review date')} help="When to check it against its publication again" />
      </div>
    </Stack>
  );
}
