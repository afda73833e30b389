import { VisuallyHidden } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './status.module.css';
import type { Tone } from './tone.ts';

type StatusMarkProps = {
  tone: Tone;
  icon: TablerIcon;
  /** In words, because color must not be the only sign. */
  children: ReactNode;
};

/** A state inside a line, with an icon and words: `3 open`. */
export function StatusMark({ tone, icon: Icon, children }: StatusMarkProps) {
  return (
    <span className={classes.mark} data-tone={tone}>
      <Icon aria-hidden className={classes.icon} />
      {children}
    </span>
  );
}

/**
 * A state at the end of a row, 20 px wide: a red or amber square with its icon, or a green dot. The shape says it without color, and screen
 * readers get the words.
 */
export function StatusSquare({ tone, icon: Icon, children }: StatusMarkProps) {
  return (
    <span className={classes.square} data-tone={tone}>
      {tone === 'good' ? <span className={classes.dot} /> : <Icon aria-hidden className={classes.icon} />}
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
  );
}
