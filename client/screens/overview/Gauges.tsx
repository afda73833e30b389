import { Text } from '@mantine/core';
import { useId, useRef } from 'react';
import { TextButton } from '../../components/TextButton.tsx';
import { GaugeButton } from './GaugeButton.tsx';
import { GaugePeople } from './GaugePeople.tsx';
import type { Gauges_OverviewFragment } from './Gauges.generated.ts';
import classes from './Gauges.module.css';
import { gaugeKey } from './gaugeText.ts';
import type { ReadinessLists_OverviewFragment } from './ReadinessLists.generated.ts';

type GaugesProps = {
  overview: Gauges_OverviewFragment & ReadinessLists_OverviewFragment;
  open: Gauges_OverviewFragment['gauges'][number] | undefined;
  /** Called with the gauge's name in the address; '' for none. */
  onChoose: (key: string) => void;
};

/** The six gauges, with the open gauge's people below them. */
export function Gauges({ overview: { gauges, lists }, open, onChoose }: GaugesProps) {
  const peopleId = useId();
  const buttons = useRef<HTMLUListElement>(null);
  const people = useRef<HTMLDivElement>(null);

  function toggle(key: string) {
    onChoose(open && key === gaugeKey(open) ? '' : key);
    // On a phone, the gauges may fill the screen.
    people.current?.scrollIntoView({ block: 'nearest' });
  }

  function close() {
    buttons.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    onChoose('');
  }

  return (
    <div className={classes.strength}>
      <ul ref={buttons} className={classes.gauges}>
        {gauges.map((gauge) => (
          <li key={gauge.title}>
            <GaugeButton
              gauge={gauge}
              isOpen={gauge === open}
              controls={peopleId}
              onToggle={() => toggle(gaugeKey(gauge))}
            />
          </li>
        ))}
      </ul>
      {open && (
        <div ref={people} id={peopleId}>
          <GaugePeople
            key={open.title}
            title={open.title}
            section={open.section}
            isEmpty={open.filled === 0}
            lists={lists}
          />
        </div>
      )}
      {open && open.section !== null && (
        <Text size="sm" c="dimmed">
          Lists of {open.title} alone. <TextButton onClick={close}>Show all sections</TextButton>
        </Text>
      )}
    </div>
  );
}
