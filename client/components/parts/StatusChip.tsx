import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './status.module.css';
import type { Tone } from './tone.ts';

type StatusChipProps = {
  /** `excused` is hatched. */
  tone: Tone | 'excused';
  icon: TablerIcon;
  /** What the words sum up, for a pointer that rests on it. */
  title?: string | undefined;
  children: ReactNode;
};

/** What a person is short of, 20 px high: an icon and a few words, such as `M4 21` or `PHA 47 d late`. */
export function StatusChip({ tone, icon: Icon, title, children }: StatusChipProps) {
  return (
    <span className={classes.chip} data-tone={tone} title={title}>
      <Icon aria-hidden className={classes.icon} />
      {children}
    </span>
  );
}

/** Chips beside each other. */
export function StatusChips({ children }: { children: ReactNode }) {
  return <span className={classes.chips}>{children}</span>;
}
