import { Button } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, type LinkTarget } from './Link.tsx';
import words from './words.module.css';

/** A quiet button that leads to another screen. If a phone's line is short, only its icon shows (`words.module.css`). */
export function QuietLink({ icon: Icon, children, ...link }: LinkTarget & { icon: TablerIcon; children: ReactNode }) {
  return (
    <Button component={Link} {...link} variant="subtle" leftSection={<Icon aria-hidden />}>
      <span className={words.words}>{children}</span>
    </Button>
  );
}
