import type { ReactNode } from 'react';
import classes from './Facts.module.css';

export type Fact = { readonly term: string; readonly value: ReactNode };

/** A definition list with one line for each term. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ term, value }, index) => (
        // The index is a safe key: terms may repeat, such as two schools of one name, but their order is fixed.
        <div key={index} className={classes.fact}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
