import { useId, useRef } from 'react';
import { useQueryValue } from '../../../app/browser/useQueryValue.ts';
import { GaugeButton } from './GaugeButton.tsx';
import { GaugePeople } from './GaugePeople.tsx';
import type { Gauges_OverviewFragment } from './Gauges.generated.ts';
import classes from './Gauges.module.css';

/** The six gauges, and below them the people of the one that is open. */
export function Gauges({ overview: { gauges } }: { overview: Gauges_OverviewFragment }) {
  // In the address, so that the same people are listed after going back from a record.
  const [openTitle, setOpenTitle] = useQueryValue('strength');
  const peopleId = useId();
  const people = useRef<HTMLDivElement>(null);
  const open = gauges.find(({ title }) => title === openTitle);

  function toggle(title: string) {
    setOpenTitle(title === openTitle ? '' : title);
    // On a phone, the gauges may fill the screen.
    people.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <div className={classes['strength']}>
      <ul className={classes['gauges']}>
        {gauges.map((gauge) => {
          const isOpen = gauge === open;
          return (
            <li key={gauge.title}>
              <GaugeButton gauge={gauge} isOpen={isOpen} controls={peopleId} onToggle={() => toggle(gauge.title)} />
            </li>
          );
        })}
      </ul>
      {open && (
        <div ref={people} id={peopleId}>
          <GaugePeople key={open.title} title={open.title} section={open.section} isEmpty={open.filled === 0} />
        </div>
      )}
    </div>
  );
}
