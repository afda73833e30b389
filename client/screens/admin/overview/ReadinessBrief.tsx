import { formatDay } from '../../../../domain/localDate.ts';
import { overStrength, strengthText } from '../../../../domain/record/gauges.ts';
import { ReadinessList } from '../../../../domain/values.ts';
import { markedName } from '../../../components/soldierText.ts';
import { today } from '../../../components/today.ts';
import { BriefDates } from './BriefDates.tsx';
import { BriefList } from './BriefList.tsx';
import type { Gauges_OverviewFragment } from './Gauges.generated.ts';
import { gaugeColourWord } from './gaugeText.ts';
import classes from './ReadinessBrief.module.css';
import type { ReadinessLists_OverviewFragment } from './ReadinessLists.generated.ts';
import { shortReason } from './reasonText.ts';

type ReadinessBriefProps = { overview: Gauges_OverviewFragment & ReadinessLists_OverviewFragment };

/** The overview for print, on one page. Hidden on the screen. */
export function ReadinessBrief({ overview: { gauges, lists } }: ReadinessBriefProps) {
  return (
    <article className={classes['brief']}>
      <header className={classes['head']}>
        <h1>Fire Support readiness brief</h1>
        <p>Battalion fire-support section · {formatDay(today())}</p>
      </header>
      <table className={classes['gauges']}>
        <thead>
          <tr>
            <td />
            {gauges.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">STRENGTH</th>
            {gauges.map(({ title, percent }) => (
              <td key={title}>{percent}%</td>
            ))}
          </tr>
          <tr>
            <th scope="row">Filled</th>
            {gauges.map((gauge) => (
              <td key={gauge.title}>{strengthText(gauge)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">Color</th>
            {gauges.map((gauge) => (
              <td key={gauge.title}>{overStrength(gauge) === null ? gaugeColourWord[gauge.colour] : 'Over'}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <div className={classes['lists']}>
        {lists.map((listing) => (
          <BriefList key={listing.list} title={listing.title} people={peopleOf(listing)} />
        ))}
        <BriefDates />
      </div>
    </article>
  );
}

function peopleOf({ list, people }: ReadinessLists_OverviewFragment['lists'][number]) {
  return people.map((person) => ({
    key: person.id,
    name: markedName(person),
    // Why somebody is promotable takes lines of its own, and the title says what matters.
    note: list === ReadinessList.PROMOTABLE ? null : shortReason(list, person.reason),
  }));
}
