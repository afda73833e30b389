import type { MouseEvent } from 'react';
import classes from './layout.module.css';

/** The first stop of the keyboard: past the navigation, to the screen. */
export function SkipLink() {
  function skip(event: MouseEvent) {
    // Following the fragment would add an entry to the browser's history.
    event.preventDefault();
    document.getElementById('main')?.focus();
  }
  return (
    <a href="#main" className={classes['skip']} data-screen-only onClick={skip}>
      Skip to content
    </a>
  );
}
