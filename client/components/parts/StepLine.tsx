import classes from './charts.module.css';
import { runsOf, stepPath } from './steps.ts';

type StepLineProps = {
  /** What the line shows, in words. */
  label: string;
  /** A count for each day, the oldest first; null for a day that was not counted. Empty until it is loaded. */
  values: readonly (number | null)[];
  /** What the counts are measured by, such as places. A dashed line. */
  limits: readonly (number | null)[];
  /** Before which days the policy changed. Each gets a dashed line. */
  changedAt: readonly number[];
};

const HEIGHT = 100;

/** A count day by day, with the lowest and highest number on its axis. Days that were not counted are a gap with a band behind it. */
export function StepLine({ label, values, limits, changedAt }: StepLineProps) {
  const known = [...values, ...limits].filter((value) => value !== null);
  const [low, high] = known.length === 0 ? [0, 1] : [Math.min(...known), Math.max(...known)];
  const isFlat = low === high;
  const heightOf = (value: number) => (isFlat ? HEIGHT / 2 : HEIGHT - ((value - low) / (high - low)) * HEIGHT);
  const width = Math.max(1, values.length);
  return (
    <div className={classes.steps}>
      <span aria-hidden className={classes.stepAxis} data-flat={isFlat || undefined}>
        {known.length > 0 && <span>{high}</span>}
        {known.length > 0 && !isFlat && <span>{low}</span>}
      </span>
      <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none">
        {runsOf(values).map(
          ({ from, to, value }) =>
            value === null && (
              <rect key={from} x={from} y={0} width={Math.max(to - from, width / 75)} height={HEIGHT} />
            ),
        )}
        {changedAt.map((index) => (
          <path key={index} d={`M${index} 0V${HEIGHT}`} className={classes.policy} />
        ))}
        <path d={stepPath(limits, heightOf)} className={classes.limit} />
        <path d={stepPath(values, heightOf)} />
      </svg>
    </div>
  );
}

/** What the lines and bands of `StepLine` are. */
export function StepLegend({ what, limit }: { what: string; limit: string }) {
  return (
    <ul aria-hidden className={classes.stepLegend}>
      <li>{what}</li>
      <li data-line="limit">{limit}</li>
      <li data-line="policy">policy changed</li>
      <li data-line="gap">not counted</li>
    </ul>
  );
}
