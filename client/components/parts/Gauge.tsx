import { VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconPlus } from '@tabler/icons-react';
import { gaugeColourWord } from '../../../domain/record/gauges.ts';
import type { GaugeColour } from '../../../domain/values.ts';
import classes from './charts.module.css';
import { StatusMark } from './StatusMark.tsx';
import type { Tone } from './tone.ts';

const LOOKS = {
  RED: { tone: 'bad', icon: IconAlertTriangle },
  YELLOW: { tone: 'warn', icon: IconAlertCircle },
  GREEN: { tone: 'good', icon: IconCircleCheck },
} as const;

type GaugeProps = {
  /** `TOTAL`, `ALPHA`. */
  title: string;
  filled: number;
  capacity: number;
  /** Over 100 if there are more people than places. */
  percent: number;
  /** The color that the unit's policy gives this gauge. */
  colour: GaugeColour;
  /** How many of its people have a place. Only TOTAL says it, instead of how many places are open. */
  placed?: number;
};

/** A ring of 80 px with the percent inside. Plain where a percent is neither good nor bad. */
export function Ring({ percent, tone }: { percent: number; tone: Tone }) {
  return (
    <span className={classes.ring} data-tone={tone}>
      <svg aria-hidden viewBox="0 0 80 80">
        <circle cx="40" cy="40" r="36" />
        <circle cx="40" cy="40" r="36" pathLength="100" strokeDasharray={`${Math.min(percent, 100)} 100`} />
        {percent > 100 && (
          <circle cx="40" cy="40" r="30" pathLength="100" strokeDasharray={`${Math.min(percent - 100, 100)} 100`} />
        )}
      </svg>
      <span className={classes.percent}>{percent}%</span>
    </span>
  );
}

/**
 * A strength gauge: a ring, `6 of 8` and `2 open`. Over strength, the ring is full, and a thin inner ring
 * shows the part above 100 %. It has no role of its own, so that a button or link can hold it.
 */
export function Gauge({ title, filled, capacity, percent, colour, placed }: GaugeProps) {
  const { tone, icon } = LOOKS[colour];
  return (
    <span className={classes.gauge}>
      <span className={classes.gaugeTitle}>{title}</span> <span className={classes.caption}>STRENGTH</span>{' '}
      <Ring percent={percent} tone={tone} />{' '}
      <span className={classes.places}>
        <span className={classes.count}>
          {filled} of {capacity}
        </span>{' '}
        {filled > capacity ? (
          <StatusMark tone="plain" icon={IconPlus}>
            {filled - capacity} over
          </StatusMark>
        ) : placed === undefined ? (
          <StatusMark tone={tone} icon={icon}>
            {capacity - filled} open
          </StatusMark>
        ) : (
          <span className={classes.dim}>{placed} placed</span>
        )}
      </span>{' '}
      <VisuallyHidden>{gaugeColourWord[colour]}</VisuallyHidden>
    </span>
  );
}
