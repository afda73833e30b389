import { UnstyledButton } from '@mantine/core';
import { Gauge } from '../../components/parts/Gauge.tsx';
import rows from '../../components/rows.module.css';
import type { GaugeButton_GaugeFragment } from './GaugeButton.generated.ts';
import classes from './Gauges.module.css';

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
      <Gauge title={title} filled={filled} capacity={capacity} percent={percent} colour={colour} />
    </UnstyledButton>
  );
}
