import type { ReactNode } from 'react';
import line from './line.module.css';

/**
 * Screen readers announce what appears in this region. Render it always, because only changes inside it are announced. It takes no space
 * while empty.
 */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite" className={line.region}>
      {children}
    </div>
  );
}
