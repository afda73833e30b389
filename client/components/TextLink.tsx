import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, type LinkTarget } from './Link.tsx';
import classes from './TextLink.module.css';

/** A link inside text or below a form. */
export function TextLink(link: LinkTarget & { children: ReactNode }) {
  return <Anchor component={Link} {...link} inherit c="var(--app-text)" underline="always" className={classes.link} />;
}
