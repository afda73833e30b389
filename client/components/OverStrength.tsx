import { IconAlertTriangle } from '@tabler/icons-react';
import { overStrength } from '../../domain/record/gauges.ts';
import { StatusMark } from './StatusMark.tsx';

type OverStrengthProps = { filled: number; capacity: number };

/** A mark on a part of the unit that has more people than places; nothing where it has not. */
export function OverStrength(places: OverStrengthProps) {
  const text = overStrength(places);
  if (text === null) return null;
  return (
    <StatusMark tone="warn" icon={IconAlertTriangle}>
      {text}
    </StatusMark>
  );
}
