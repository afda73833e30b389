import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './Alert.module.css';

type AlertProps = { message: ReactNode; actionLabel: string; onAction: () => void };

/** Something is wrong on a screen that otherwise stays: the problem, and the one action that helps. */
export function Alert({ message, actionLabel, onAction }: AlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  // When the action succeeds, the alert disappears with the focus in it. The focus then moves to the heading of its section.
  useLayoutEffect(() => {
    const shown = alert.current;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      const heading = shown.closest('section, main')?.querySelector<HTMLElement>('h1, h2');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div role="alert" ref={alert} className={classes.alert}>
      <IconAlertCircle aria-hidden />
      <div>{message}</div>
      <Button variant="default" className={classes.action} onClick={onAction}>
        {actionLabel}
      </Button>
    </div>
  );
}
