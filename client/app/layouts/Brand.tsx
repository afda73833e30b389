import classes from './layout.module.css';

/** The product's mark and name, and the unit's name if it has one. */
export function Brand({ unitName = null }: { unitName?: string | null }) {
  return (
    <span className="frame-brand">
      <span className="frame-mark" />
      Fire Support
      {unitName !== null && <bdi className={classes.unit}>{unitName}</bdi>}
    </span>
  );
}
