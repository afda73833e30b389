import type { ReactNode } from 'react';
import classes from './Facts.module.css';

export type Fact = { readonly term: string; readonly value: ReactNode };

/** A definition list, one line for each term. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ term, value }, index) => (
        // Two schools may have the same name; the order is fixed.
        <div key={index} className={classes.fact}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
