import { Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Problem.module.css';

type ProblemProps = { size?: 'sm'; children: ReactNode };

/** What went wrong, below what it went wrong with. It comes into sight where that stands at the edge of the screen. */
export function Problem({ children, ...text }: ProblemProps) {
  return (
    <Text ref={intoSight} role="alert" c="var(--app-bad)" className={classes['problem']} {...text}>
      <IconAlertCircle aria-hidden />
      <span>{children}</span>
    </Text>
  );
}

function intoSight(problem: HTMLElement | null): void {
  problem?.scrollIntoView({ block: 'nearest' });
}
