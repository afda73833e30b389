import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './Panel.module.css';

/** A titled part of a screen. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classes['panel']}>
      <Title order={2} id={headingId}>
        {title}
      </Title>
      {children}
    </section>
  );
}
