import type { ReactNode } from 'react';
import line from './line.module.css';

/** A live region: screen readers announce what appears in it. To be rendered always, as only changes within it are announced; it takes no space while empty. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite" className={line.region}>
      {children}
    </div>
  );
}
