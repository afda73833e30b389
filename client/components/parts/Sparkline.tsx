import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconEqual } from '@tabler/icons-react';
import classes from './charts.module.css';
import { SPARK, sparkPath, sparkPoints } from './spark.ts';
import { StatusMark } from './StatusMark.tsx';

type SparklineProps = {
  /** The values from the oldest to today's. Null where there is none, which is drawn as a gap. */
  values: readonly (number | null)[];
  /** What the line shows, in words: `Fitness over 8 weeks, from 87 % to 93 %`. */
  label: string;
  /** Which value today's is compared with. It gets an open dot. */
  comparedAt?: number | undefined;
  /** Before which values the policy changed. Each gets a dashed line. */
  changedAt?: readonly number[];
};

/** A small line over time, 120 by 32 px: an open dot for seven days ago, and a full one for today. */
export function Sparkline({ values, label, comparedAt, changedAt = [] }: SparklineProps) {
  const points = sparkPoints(values);
  const compared = comparedAt === undefined ? null : points[comparedAt];
  const today = points.at(-1);
  const step = (SPARK.width - 2 * SPARK.margin) / Math.max(1, values.length - 1);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${SPARK.width} ${SPARK.height}`} className={classes.spark}>
      {changedAt.map((index) => {
        const x = SPARK.margin + (index - 0.5) * step;
        return <path key={index} d={`M${x} 0V${SPARK.height}`} className={classes.policy} />;
      })}
      <path d={sparkPath(points)} />
      {points.map((point, index) => {
        const isAlone = point && !points[index - 1] && !points[index + 1];
        return isAlone && <circle key={point.x} cx={point.x} cy={point.y} r="1" className={classes.today} />;
      })}
      {compared && <circle cx={compared.x} cy={compared.y} r="2" />}
      {today && <circle cx={today.x} cy={today.y} r="2.5" className={classes.today} />}
    </svg>
  );
}

type DeltaProps = {
  /** How much more it is than before; less if negative. */
  change: number;
  /** The unit after the number, such as `pts`. Without one, it counts people: `2 fewer`. */
  unit?: string;
  /** Whether more is better, as with what is current; less is better with what is late. */
  isMoreBetter?: boolean;
};

/** The change since seven days ago: an arrow and `3 pts`, or `same`. Screen readers also hear whether it is better. */
export function Delta({ change, unit, isMoreBetter = true }: DeltaProps) {
  if (change === 0) {
    return (
      <span className={classes.delta}>
        <StatusMark tone="plain" icon={IconEqual}>
          same
        </StatusMark>
      </span>
    );
  }
  const isBetter = change > 0 === isMoreBetter;
  return (
    <span className={classes.delta}>
      <StatusMark tone={isBetter ? 'good' : 'bad'} icon={change > 0 ? IconArrowUp : IconArrowDown}>
        {Math.abs(change)} {unit ?? (change > 0 ? 'more' : 'fewer')}
        <VisuallyHidden>
          {unit !== undefined && (change > 0 ? ' more' : ' less')}, {isBetter ? 'better' : 'worse'}
        </VisuallyHidden>
      </StatusMark>
    </span>
  );
}
