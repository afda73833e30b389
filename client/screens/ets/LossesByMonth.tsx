import { Title } from '@mantine/core';
import { useId } from 'react';
import { formatDay, type LocalDate } from '../../../domain/localDate.ts';
import { lossesByMonth } from '../../../domain/record/losses.ts';
import { useQueryValue } from '../../app/browser/useQueryValue.ts';
import { PeopleList } from '../../app/people/PeopleList.tsx';
import { RecordLink } from '../../app/people/RecordLink.tsx';
import { isChosen } from '../../app/tables/lists/listedPerson.ts';
import { useListFilter } from '../../app/tables/lists/useListFilter.ts';
import { ColumnChart } from '../../components/parts/ColumnChart.tsx';
import { PictureTable } from '../../components/parts/PictureTable.tsx';
import { rankAndName } from '../../components/soldierText.ts';
import { today } from '../../components/today.ts';
import classes from './etsColumns.module.css';
import type { LossesByMonth_ListFragment } from './LossesByMonth.generated.ts';

type Loss = LossesByMonth_ListFragment['losses'][number];

/** How many people leave in each of the next months, by ETS or a last day that is known. A month that is pressed names them. */
export function LossesByMonth({ list }: { list: LossesByMonth_ListFragment }) {
  const headingId = useId();
  const namesId = useId();
  const { choice } = useListFilter();
  const [open, setOpen] = useQueryValue('month');
  const losses = list.losses.filter(({ soldier }) => isChosen(soldier, choice));
  const months = lossesByMonth(losses, today());
  const until = monthOf(months.at(-1)?.month ?? today());
  const shown = months.find(({ month }) => month === open);
  return (
    <section aria-labelledby={headingId} className={classes.losses}>
      <div className={classes.time}>
        <Title order={2} size="h3" id={headingId}>
          Losses by month
        </Title>
        <p className={classes.until}>
          {losses.length === 0
            ? `Nobody leaves until the end of ${until}.`
            : `${losses.length} until the end of ${until}, by ETS or last day.`}
        </p>
      </div>
      {losses.length > 0 && (
        <>
          <ColumnChart
            label="Losses by month"
            columns={months.map(({ month, losses: own }) => ({
              key: month,
              // The year where it begins: the first month and the last have one name.
              label: month.slice(5, 7) === '01' ? monthOf(month) : monthOf(month).slice(0, 3),
              words: `${own.length === 1 ? 'leaves' : 'leave'} in ${monthOf(month)}`,
              plain: own.length,
            }))}
            press={{ open, controls: namesId, onPress: (month) => setOpen(month === open ? '' : month) }}
          />
          {shown && <Names id={namesId} month={monthOf(shown.month)} losses={shown.losses} />}
          <PictureTable
            label="Losses by month"
            head={['Month', 'ETS', 'Last day', 'All']}
            rows={months.map(({ month, losses: own }) => {
              const ets = own.filter(({ isEts }) => isEts).length;
              return [monthOf(month), String(ets), String(own.length - ets), String(own.length)];
            })}
          />
        </>
      )}
    </section>
  );
}

/** Who leaves in a month. */
function Names({ id, month, losses }: { id: string; month: string; losses: readonly Loss[] }) {
  if (losses.length === 0) return <p id={id}>Nobody leaves in {month}.</p>;
  return (
    <PeopleList screen="ETS Time" name="losses" ids={losses.map(({ soldier }) => soldier.id)}>
      <ul id={id} aria-label={`Leave in ${month}`} className={classes.names}>
        {losses.map(({ soldier, on, isEts }) => (
          <li key={soldier.id}>
            <RecordLink soldierId={soldier.id} className={classes.leaver}>
              <strong>{rankAndName(soldier)}</strong>{' '}
              <span>
                {isEts ? 'ETS' : 'Last day'} {formatDay(on)}
              </span>
            </RecordLink>
          </li>
        ))}
      </ul>
    </PeopleList>
  );
}

/** `MAR 2027` */
function monthOf(day: LocalDate): string {
  return formatDay(day).slice(3);
}
