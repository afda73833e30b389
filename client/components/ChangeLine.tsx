import { Fragment } from 'react';
import { type Change, changeParts } from './changeText.ts';
import { useUnitFields } from './PolicyContext.ts';

/** `ACFT score: 480 → 512`, before and after in this order whichever way they are written. */
export function ChangeLine({ change }: { change: Change }) {
  const { label, values } = changeParts(change, useUnitFields());
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
