import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './StateEntry.module.css';

type StateEntryProps = {
  tone: 'bad' | 'warn' | 'good' | 'plain';
  icon: TablerIcon;
  title: string;
  /** What to do about it. */
  action?: ReactNode;
  children?: ReactNode;
};

/** One entry in a list of states, with an icon and words: color is never the only sign. */
export function StateEntry({ tone, icon: Icon, title, action, children }: StateEntryProps) {
  return (
    <li className={classes.state} data-tone={tone}>
      <Icon aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <div className={classes.title}>{title}</div>
        {children !== undefined && <div className={classes.reason}>{children}</div>}
        {action && <div className={classes.action}>{action}</div>}
      </div>
    </li>
  );
}
