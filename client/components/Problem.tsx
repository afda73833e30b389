import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

type ProblemProps = { size?: 'sm'; className?: string | undefined; children: ReactNode };

/** What went wrong, below what it went wrong with. */
export function Problem(problem: ProblemProps) {
  return <Text role="alert" c="var(--app-bad)" {...problem} />;
}
