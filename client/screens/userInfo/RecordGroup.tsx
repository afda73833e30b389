import { Text, Title } from '@mantine/core';
import { useId } from 'react';
import classes from './RecordGroup.module.css';

type RecordGroupProps = {
  title: string;
  facts: readonly (readonly [term: string, text: string])[];
  whenEmpty?: string;
};

/** A group of a record as a definition list. */
export function RecordGroup({ title, facts, whenEmpty }: RecordGroupProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Title order={2} id={headingId} className={classes['title']}>
        {title}
      </Title>
      {facts.length === 0 ? (
        <Text c="dimmed">{whenEmpty}</Text>
      ) : (
        <dl className={classes['facts']}>
          {facts.map(([term, text], index) => (
            <div key={index} className={classes['fact']}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
