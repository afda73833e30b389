import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { type FieldProps, fieldProps } from '../../../components/form/fieldProps.tsx';
import { useQuestionTopicsQuery } from './TopicField.generated.ts';

type TopicFieldProps = FieldProps & { value: string; onChange: (value: string) => void };

/** The topic: one from the bank, or a new one. */
export function TopicField({ value, onChange, ...field }: TopicFieldProps) {
  const listId = useId();
  const { data } = useQuestionTopicsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <TextInput
        {...fieldProps(field)}
        list={listId}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {data?.questionBank.topics.map(({ topic }) => (
          <option key={topic} value={topic} />
        ))}
      </datalist>
    </>
  );
}
