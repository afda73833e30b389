import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './Notice.module.css';

type NoticeProps = { message: ReactNode; actionLabel: string; onAction: () => void };

/** A failure on a screen that otherwise stays: the message and one action. */
export function Notice({ message, actionLabel, onAction }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  // When the action succeeds, the notice is removed with the focus in it; the focus moves to the heading of its section.
  useLayoutEffect(() => {
    const shown = notice.current;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      const heading = shown.closest('section, main')?.querySelector<HTMLElement>('h1, h2');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div role="alert" ref={notice} className={classes['notice']}>
      <IconAlertCircle aria-hidden />
      <div>{message}</div>
      <Button variant="default" className={classes['action']} onClick={onAction}>
        {actionLabel}
      </Button>
    </div>
  );
}
