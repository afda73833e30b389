import { Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { intoSight } from './intoSight.ts';
import line from './line.module.css';

type ErrorTextProps = {
  size?: 'sm';
  /** For a problem that no button was pressed for: the screen stays where the person is at work on it. */
  staysOutOfSight?: boolean;
  children: ReactNode;
};

/** An error message, below what it is about. It is scrolled into view when it appears outside the visible part of the screen. */
export function ErrorText({ staysOutOfSight = false, children, ...text }: ErrorTextProps) {
  return (
    <Text
      ref={staysOutOfSight ? undefined : intoSight}
      role="alert"
      c="var(--app-bad)"
      className={line.error}
      {...text}
    >
      <IconAlertCircle aria-hidden />
      <span>{children}</span>
    </Text>
  );
}
