import { Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Problem } from '../../components/Problem.tsx';

type PreviewHeadProps = {
  what: 'records' | 'questions';
  /** Another one is another preview. */
  report: object;
  /** The report in a sentence. */
  summary: string;
  /** Whether the import was refused because the data has changed since the preview before. */
  isStale: boolean;
};

/** Above what an import would do. Takes the focus, so that it is read out. */
export function PreviewHead({ what, report, summary, isStale }: PreviewHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [report]);
  return (
    <>
      <Title order={2} ref={heading} tabIndex={-1} mb="calc(-1 * var(--mantine-spacing-md))">
        {isStale ? 'New preview' : 'Preview'}
      </Title>
      {isStale && (
        <Problem>
          Nothing was imported: the {what} have changed since you saw what would happen. This is how it stands now.
        </Problem>
      )}
      <Text fw={650}>{summary}</Text>
    </>
  );
}
