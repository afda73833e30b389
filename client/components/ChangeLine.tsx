import { Fragment } from 'react';

/** A change: the field's name, and its values before and after, or the only value that there is. */
export type ChangeParts = { readonly label: string; readonly values: readonly string[] };

/** `ACFT score: 480 → 512`. Before comes first, in right-to-left text too. */
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
