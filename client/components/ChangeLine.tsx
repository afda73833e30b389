import { Fragment } from 'react';

/** What changed: what it is called, and its values before and after, or the one that there is to tell. */
export type ChangeParts = { readonly label: string; readonly values: readonly string[] };

/** `ACFT score: 480 → 512`, before and after in this order whichever way they are written. */
export function ChangeLine({ label, values }: ChangeParts) {
  return (
    <>
      {label}:{' '}
      {values.map((value, index) => (
        <Fragment key={index}>
          {index > 0 && ' → '}
          <bdi>{value}</bdi>
        </Fragment>
      ))}
    </>
  );
}
