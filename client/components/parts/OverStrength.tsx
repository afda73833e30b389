import { IconAlertTriangle } from '@tabler/icons-react';
import { overStrength } from '../../../domain/record/gauges.ts';
import { StatusMark } from './StatusMark.tsx';

type OverStrengthProps = { filled: number; capacity: number };

/** Marks a part of the unit with more people than places. Renders nothing otherwise. */
export function OverStrength(places: OverStrengthProps) {
  const text = overStrength(places);
  if (text === null) return null;
  return (
    <StatusMark tone="warn" icon={IconAlertTriangle}>
      {text}
    </StatusMark>
  );
}
