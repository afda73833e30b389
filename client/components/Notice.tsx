import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Notice.module.css';

type NoticeProps = { message: ReactNode; actionLabel: string; onAction: () => void };

/** Something that went wrong on a screen that otherwise stays: what happened, and one way on. */
export function Notice({ message, actionLabel, onAction }: NoticeProps) {
  return (
    <div role="alert" className={classes['notice']}>
      <IconAlertCircle aria-hidden className={classes['icon']} />
      <div className={classes['message']}>{message}</div>
      <Button variant="default" onClick={onAction}>
        {actionLabel}
      </Button>
    </div>
  );
}
