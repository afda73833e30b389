import { IconAlertTriangle } from '@tabler/icons-react';
import { overStrength } from '../../domain/record/gauges.ts';
import classes from './OverStrength.module.css';

type OverStrengthProps = { filled: number; capacity: number };

/** A mark on a part of the unit that has more people than places; nothing where it has not. */
export function OverStrength(places: OverStrengthProps) {
  const text = overStrength(places);
  if (text === null) return null;
  return (
    <span className={classes['over']}>
      <IconAlertTriangle aria-hidden className={classes['icon']} />
      {text}
    </span>
  );
}
