import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Message.module.css';

type MessageProps = { tone?: 'plain' | 'good'; children: ReactNode };

/** Something to know before going on. */
export function Message({ tone = 'plain', children }: MessageProps) {
  const Icon = tone === 'good' ? IconCircleCheck : IconInfoCircle;
  return (
    <div className={classes['message']} data-tone={tone}>
      <Icon aria-hidden />
      <div className={classes['text']}>{children}</div>
    </div>
  );
}
