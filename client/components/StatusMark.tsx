import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './StatusMark.module.css';

type StatusMarkProps = {
  /** `plain` for what calls for nothing. */
  tone: 'bad' | 'warn' | 'good' | 'plain';
  icon: TablerIcon;
  /** In words, as color alone says nothing. */
  children: ReactNode;
};

/** A state within a line, with an icon and words. */
export function StatusMark({ tone, icon: Icon, children }: StatusMarkProps) {
  return (
    <span className={classes.mark} data-tone={tone}>
      <Icon aria-hidden className={classes.icon} />
      {children}
    </span>
  );
}
