import { Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Problem } from '../../components/Problem.tsx';

type PreviewHeadProps = {
  what: 'records' | 'questions';
  /** Identifies the preview: a new one takes the focus. */
  report: object;
  /** The report in a sentence. */
  summary: string;
  /** Whether the import was refused because the data has changed since the last preview. */
  isStale: boolean;
};

/** The head of an import's preview. Takes the focus, so that screen readers announce it. */
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
