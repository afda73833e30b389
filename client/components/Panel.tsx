import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import line from './line.module.css';
import classes from './Panel.module.css';

type PanelProps = {
  title: ReactNode;
  /** What can be done with all of it, beside the title. */
  actions?: ReactNode;
  /** Whether it is left out on paper, where it would be of no use or a secret. */
  isScreenOnly?: boolean;
  children: ReactNode;
};

/** A titled part of a screen. */
export function Panel({ title, actions, isScreenOnly = false, children }: PanelProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classes.panel} data-screen-only={isScreenOnly || undefined}>
      <div className={`${line.head} ${classes.head}`}>
        <Title order={2} id={headingId}>
          {title}
        </Title>
        {actions}
      </div>
      {children}
    </section>
  );
}
