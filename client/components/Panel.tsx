import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import line from './line.module.css';
import classes from './Panel.module.css';

type PanelProps = {
  title: ReactNode;
  /** Actions for the whole panel, next to the title. */
  actions?: ReactNode;
  /** Whether to leave it out on paper, because it is useless there or private. */
  isScreenOnly?: boolean;
  children: ReactNode;
};

/** A part of a screen with a title. */
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
