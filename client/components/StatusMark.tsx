import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './StatusMark.module.css';

type StatusMarkProps = {
  /** `plain` if nothing has to be done. */
  tone: 'bad' | 'warn' | 'good' | 'plain';
  icon: TablerIcon;
  /** In words, because color must not be the only sign. */
  children: ReactNode;
};

/** A state inside a line, with an icon and words. */
export function StatusMark({ tone, icon: Icon, children }: StatusMarkProps) {
  return (
    <span className={classes.mark} data-tone={tone}>
      <Icon aria-hidden className={classes.icon} />
      {children}
    </span>
  );
}
