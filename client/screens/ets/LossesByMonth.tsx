import { useId } from 'react';
import { formatDay, type LocalDate } from '../../../domain/localDate.ts';
import { lossesByMonth } from '../../../domain/record/losses.ts';
import { rankLabel } from '../../../domain/values.ts';
import { useQueryValue } from '../../app/browser/useQueryValue.ts';
import { PeopleList } from '../../app/people/PeopleList.tsx';
import { isChosen } from '../../app/tables/lists/listedPerson.ts';
import { ListedPersonLink } from '../../app/tables/lists/ListedPersonLink.tsx';
import { useListFilter } from '../../app/tables/lists/useListFilter.ts';
import { Panel } from '../../components/Panel.tsx';
import { ColumnChart } from '../../components/parts/ColumnChart.tsx';
import { PictureTable } from '../../components/parts/PictureTable.tsx';
import { today } from '../../components/today.ts';
import classes from './etsColumns.module.css';
import type { LossesByMonth_ListFragment } from './LossesByMonth.generated.ts';

/** How many people leave in each of the next months, by ETS or a last day that is known. A month that is pressed names them. */
export function LossesByMonth({ list }: { list: LossesByMonth_ListFragment }) {
  const { choice } = useListFilter();
  const [open, setOpen] = useQueryValue('month');
  const namesId = useId();
  const losses = list.losses.filter(({ soldier }) => isChosen(soldier, choice));
  const months = lossesByMonth(losses, today());
  const last = months.at(-1);
  const shown = months.find(({ month }) => month === open);
  return (
    <Panel title="Losses by month">
      <p>
        <strong>{losses.length === 0 ? 'Nobody leaves' : `${losses.length} leave`}</strong> until the end of{' '}
        {monthOf(last?.month ?? today())}, by ETS or last day.
      </p>
      <div className={classes.losses}>
        <ColumnChart
          label="Losses by month"
          columns={months.map(({ month, losses: own }) => ({
            key: month,
            label: monthOf(month).slice(0, 3),
            words: `${own.length === 1 ? 'leaves' : 'leave'} in ${monthOf(month)}`,
            plain: own.length,
          }))}
          press={{ open, controls: namesId, onPress: (month) => setOpen(month === open ? '' : month) }}
        />
        {shown && (
          <div id={namesId}>
            {shown.losses.length === 0 ? (
              <p>Nobody leaves in {monthOf(shown.month)}.</p>
            ) : (
              <PeopleList screen="ETS Time" name="losses" ids={shown.losses.map(({ soldier }) => soldier.id)}>
                <ul aria-label={`Leave in ${monthOf(shown.month)}`} className={classes.names}>
                  {shown.losses.map(({ soldier, on, isEts }) => (
                    <li key={soldier.id}>
                      {rankLabel[soldier.rank]} <ListedPersonLink person={soldier} isUnmarked />{' '}
                      {isEts ? 'ETS' : 'leaves'} {formatDay(on)}
                    </li>
                  ))}
                </ul>
              </PeopleList>
            )}
          </div>
        )}
        <PictureTable
          label="Losses by month"
          head={['Month', 'ETS', 'Last day', 'Together']}
          rows={months.map(({ month, losses: own }) => {
            const ets = own.filter(({ isEts }) => isEts).length;
            return [monthOf(month), String(ets), String(own.length - ets), String(own.length)];
          })}
        />
      </div>
    </Panel>
  );
}

/** `MAR 2027` */
function monthOf(day: LocalDate): string {
  return formatDay(day).slice(3);
}
