import { Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Problem.module.css';

type ProblemProps = { size?: 'sm'; children: ReactNode };

/** An error message, below what it is about. It is scrolled into view when it appears outside the visible part of the screen. */
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
