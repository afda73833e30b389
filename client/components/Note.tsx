import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Note.module.css';

type NoteProps = { tone?: 'plain' | 'good'; children: ReactNode };

/** Something to read before going on. */
export function Note({ tone = 'plain', children }: NoteProps) {
  const Icon = tone === 'good' ? IconCircleCheck : IconInfoCircle;
  return (
    <div className={classes.note} data-tone={tone}>
      <Icon aria-hidden />
      <div className={classes.text}>{children}</div>
    </div>
  );
}
