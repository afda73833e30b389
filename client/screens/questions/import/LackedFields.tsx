import { Text } from '@mantine/core';
import { CITATION_MAX_LENGTH, EXPLANATION_MAX_LENGTH } from '../../../../domain/exam/examQuestion.ts';
import { counted } from '../../../../domain/words.ts';
import { DateField } from '../../../components/form/DateField.tsx';
import { TextAreaField } from '../../../components/form/TextAreaField.tsx';
import { TopicField } from '../form/TopicField.tsx';
import type { LackedField, QuestionFile } from './questionFile.ts';

const LABEL: Readonly<Record<LackedField, string>> = {
  topic: 'Topic',
  explanation: 'Explanation',
  citation: 'Citation',
  reviewDate: 'Review date',
};

type LackedFieldsProps = {
  file: QuestionFile;
  values: Readonly<Record<LackedField, string>>;
  onChange: (field: LackedField, text: string) => void;
};

/** Asks once for what the format of the file has no place for. Renders nothing if no question lacks anything. */
export function LackedFields({ file: { lacks, questions }, values, onChange }: LackedFieldsProps) {
  if (lacks.length === 0) return null;
  return (
    <>
      <Text>
        What follows is not in the file. It is taken for each question that has none; you can change it in the bank.
      </Text>
      {lacks.map((field) => {
        const missing = questions.filter((question) => question[field] === '').length;
        const input = {
          name: field,
          label: LABEL[field],
          help: missing === questions.length ? undefined : `For ${counted(missing, 'question')}`,
          problem: undefined,
          required: true,
          value: values[field],
          onChange: (text: string) => onChange(field, text),
        };
        if (field === 'topic') return <TopicField key={field} {...input} />;
        if (field === 'reviewDate') return <DateField key={field} {...input} />;
        const maximum = field === 'citation' ? CITATION_MAX_LENGTH : EXPLANATION_MAX_LENGTH;
        return <TextAreaField key={field} {...input} rows={2} maximum={maximum} />;
      })}
    </>
  );
}
