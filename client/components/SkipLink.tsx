import type { MouseEvent } from 'react';
import classes from './SkipLink.module.css';

type SkipLinkProps = {
  /** The target's address on the page. */
  href: `#${string}`;
  /** What takes the focus; null for nothing. */
  find: () => HTMLElement | null | undefined;
  children: string;
};

/** A stop of the keyboard that leads past what lies before its target. It is seen while it has the focus. */
export function SkipLink({ href, find, children }: SkipLinkProps) {
  function skip(event: MouseEvent) {
    // Following the fragment would add an entry to the browser's history.
    event.preventDefault();
    find()?.focus();
  }
  return (
    <a href={href} className={classes.skip} data-screen-only onClick={skip}>
      {children}
    </a>
  );
}

/** The first stop of the keyboard: past the navigation, to the screen. */
export function SkipToContent() {
  return (
    <SkipLink href="#main" find={() => document.getElementById('main')}>
      Skip to content
    </SkipLink>
  );
}
