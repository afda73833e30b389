import { UnstyledButton } from '@mantine/core';
import { useId, useRef } from 'react';
import { PlacesNote } from '../../app/policy/PlacesNote.tsx';
import { Gauge } from '../../components/parts/Gauge.tsx';
import rows from '../../components/rows.module.css';
import { GaugePeople, type GaugePeopleProps } from './GaugePeople.tsx';
import type { Gauges_OverviewFragment } from './Gauges.generated.ts';
import classes from './overview.module.css';
import { StrengthOverTime } from './StrengthOverTime.tsx';
import type { ShownSection } from './useShownSection.ts';

type GaugesProps = Pick<GaugePeopleProps, 'lists' | 'chipsOf'> & {
  gauges: Gauges_OverviewFragment['gauges'];
  shown: ShownSection;
};

/** The six gauges. Below them, the open gauge's strength over time and its people. */
export function Gauges({ gauges, shown: { section, isOpen, show }, ...people }: GaugesProps) {
  const peopleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const open = isOpen ? gauges.find((gauge) => gauge.section === section) : undefined;
  const placed = gauges.reduce((sum, gauge) => sum + (gauge.section === null ? 0 : gauge.filled), 0);
  const total = gauges.find((gauge) => gauge.section === null);

  function toggle(gauge: GaugesProps['gauges'][number]) {
    if (gauge === open) show(null, false);
    else show(gauge.section, true);
    // On a phone, the gauges may fill the screen.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <section aria-label="Strength" className={classes.strength}>
      <ul className={`${classes.card} ${classes.gauges}`}>
        {gauges.map((gauge) => (
          <li key={gauge.title}>
            <UnstyledButton
              className={`${rows.pressable} ${classes.gauge}`}
              data-shown={(gauge.section !== null && gauge.section === section) || undefined}
              aria-expanded={gauge === open}
              aria-controls={gauge === open ? peopleId : undefined}
              onClick={() => toggle(gauge)}
            >
              <Gauge {...gauge} {...(gauge.section === null && { placed })} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {total && <PlacesNote total={total} />}
      {open && (
        <div ref={panel} id={peopleId} className={classes.opened}>
          <StrengthOverTime key={`over time ${open.title}`} gauges={gauges} section={open.section} />
          <GaugePeople
            key={open.title}
            title={open.title}
            section={open.section}
            isEmpty={open.filled === 0}
            {...people}
          />
        </div>
      )}
    </section>
  );
}
