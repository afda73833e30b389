import type { ReactNode } from 'react';
import classes from './LiveRegion.module.css';

/** Has screen readers say what appears in it. Always there, as only changes within it are announced; takes no place while it is empty. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite" className={classes['region']}>
      {children}
    </div>
  );
}
