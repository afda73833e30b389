import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import classes from './TextLink.module.css';

type TextLinkProps = { to: string; state?: unknown; replace?: boolean; children: ReactNode };

/** A link within text or below a form. */
export function TextLink({ to, state, replace = false, children }: TextLinkProps) {
  return (
    <Anchor
      component={Link}
      to={to}
      state={state}
      replace={replace}
      c="var(--mantine-color-text)"
      underline="always"
      className={classes['link']}
    >
      {children}
    </Anchor>
  );
}
