import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { GaugeColour } from '../../../domain/values.ts';
import { OverStrength } from '../../components/OverStrength.tsx';
import rows from '../../components/rows.module.css';
import { StatusMark } from '../../components/StatusMark.tsx';
import type { GaugeButton_GaugeFragment } from './GaugeButton.generated.ts';
import classes from './GaugeButton.module.css';
import { gaugeColourWord, ringOver, ringValue } from './gaugeText.ts';

const STATE = {
  RED: { tone: 'bad', icon: IconAlertTriangle },
  YELLOW: { tone: 'warn', icon: IconInfoCircle },
  GREEN: { tone: 'good', icon: IconCircleCheck },
} as const;
const RING: Readonly<Record<GaugeColour, string>> = {
  RED: 'var(--app-ring-red)',
  YELLOW: 'var(--app-ring-yellow)',
  GREEN: 'var(--app-ring-green)',
};

type GaugeButtonProps = {
  gauge: GaugeButton_GaugeFragment;
  isOpen: boolean;
  /** The id of the element that it opens. */
  controls: string;
  onToggle: () => void;
};

/** A donut gauge. Everything it shows is also there as text. Pressing it lists its people. */
export function GaugeButton({ gauge, isOpen, controls, onToggle }: GaugeButtonProps) {
  const { title, filled, capacity, percent, colour } = gauge;
  return (
    <UnstyledButton
      className={`${rows.pressable} ${classes.gauge}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    >
      <span className={classes.title}>{title}</span> <span className={classes.percent}>{percent}%</span>{' '}
      <svg aria-hidden viewBox="0 0 100 100" className={classes.ring}>
        <circle cx="50" cy="50" r="42" stroke="var(--app-line)" />
        <circle
          cx="50"
          cy="50"
          r="42"
          stroke={RING[colour]}
          pathLength="100"
          strokeDasharray={`${ringValue(percent)} 100`}
        />
        {ringOver(percent) > 0 && (
          <circle
            cx="50"
            cy="50"
            r="42"
            stroke="var(--app-warn)"
            pathLength="100"
            strokeDasharray={`${ringOver(percent)} 100`}
          />
        )}
      </svg>
      <span className={classes.caption}>STRENGTH</span>{' '}
      <span className={classes.places}>
        {filled} of {capacity}
      </span>{' '}
      <span className={classes.state}>
        {filled > capacity ? (
          <OverStrength filled={filled} capacity={capacity} />
        ) : (
          <StatusMark {...STATE[colour]}>{gaugeColourWord[colour]}</StatusMark>
        )}
      </span>
    </UnstyledButton>
  );
}
