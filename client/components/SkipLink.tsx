import type { MouseEvent } from 'react';
import classes from './SkipLink.module.css';

type SkipLinkProps = {
  /** The target's address on the page. */
  href: `#${string}`;
  /** The element that takes the focus; null if there is none. */
  find: () => HTMLElement | null | undefined;
  children: string;
};

/** A keyboard stop that jumps past everything before its target. It is visible only while it has the focus. */
export function SkipLink({ href, find, children }: SkipLinkProps) {
  function skip(event: MouseEvent) {
    // Following the link's fragment would add a navigation entry.
    event.preventDefault();
    find()?.focus();
  }
  return (
    <a href={href} className={classes.skip} data-screen-only onClick={skip}>
      {children}
    </a>
  );
}

/** The first keyboard stop: jumps past the navigation to the screen. */
export function SkipToContent() {
  return (
    <SkipLink href="#main" find={() => document.getElementById('main')}>
      Skip to content
    </SkipLink>
  );
}
