import { Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { intoSight } from './intoSight.ts';
import line from './line.module.css';

type ErrorTextProps = {
  size?: 'sm';
  /** For a problem that no button caused. It doesn't scroll away from where the person is working. */
  staysOutOfSight?: boolean;
  children: ReactNode;
};

/** An error message below its subject. Scrolls into view if it appears off screen. */
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
