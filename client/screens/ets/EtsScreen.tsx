import { Stack } from '@mantine/core';
import { counted } from '../../../domain/words.ts';
import { cameFrom } from '../../app/browser/wayBack.ts';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { QueryFailure } from '../../app/failures/QueryFailure.tsx';
import { useUnitList } from '../../app/live/useUnitList.ts';
import { paths } from '../../app/paths.ts';
import { withUnitPolicy } from '../../app/policy/UnitPolicy.tsx';
import { isChosen } from '../../app/tables/lists/listedPerson.ts';
import { ListExport, ListTable } from '../../app/tables/lists/ListTable.tsx';
import { useListFilter } from '../../app/tables/lists/useListFilter.ts';
import { Note } from '../../components/Note.tsx';
import { Panel } from '../../components/Panel.tsx';
import { ScreenSkeleton } from '../../components/ScreenSkeleton.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { today } from '../../components/today.ts';
import { ListHead } from '../calendarFeed/ListHead.tsx';
import { dataToComplete } from '../dataToComplete/dataToComplete.ts';
import { DAYS_LEFT, DAYS_SINCE, LEFT_ON, pastColumns, upcomingColumns } from './etsColumns.tsx';
import { scaleYears } from './etsScale.ts';
import { type EtsScreen_RowFragment, useEtsListQuery } from './EtsScreen.generated.ts';
import { LossesByMonth } from './LossesByMonth.tsx';

/** ETS Time: everyone's upcoming and past ETS dates. */
export const EtsScreen = withUnitPolicy(Ets);

function Ets() {
  // Shows the cached list at once, and refetches it.
  const { data, error, retry } = useUnitList(useEtsListQuery({ fetchPolicy: 'cache-and-network' }));
  const list = data?.etsList;
  if (!list && error) return <QueryFailure error={error} onRetry={retry} />;
  return (
    <Stack gap="md">
      <ListHead title="ETS Time" />
      <QueryAlert error={error} onRetry={retry} />
      {list ? (
        <>
          <WithoutDate count={list.notEntered} />
          <LossesByMonth list={list} />
          <EtsTable table="upcoming" people={list.upcoming} />
          <EtsTable table="past" people={list.past} />
        </>
      ) : (
        <ScreenSkeleton what="the list" parts={['11rem', '24rem']} />
      )}
    </Stack>
  );
}

/** Says how many people are in neither table, with a link to them. */
function WithoutDate({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Note>
      {count === 1 ? '1 person has' : `${count} people have`} no ETS date.{' '}
      <TextLink to={dataToComplete('ETS_NOT_ENTERED')}>Show who</TextLink>
    </Note>
  );
}

const TABLES = {
  upcoming: {
    title: 'Upcoming ETS',
    columnsOf: upcomingColumns,
    exportedToo: [DAYS_LEFT],
    sortParameter: 'sort',
    whenEmpty: 'Nobody has an upcoming ETS date.',
  },
  past: {
    title: 'Past ETS',
    columnsOf: pastColumns,
    exportedToo: [DAYS_SINCE, LEFT_ON],
    sortParameter: 'pastSort',
    whenEmpty: 'Nobody has a past ETS date.',
  },
} as const;

type EtsTableProps = { table: keyof typeof TABLES; people: readonly EtsScreen_RowFragment[] };

/** One of the two tables, filtered by the address. Highlights an ETS within a year. */
function EtsTable({ table, people }: EtsTableProps) {
  const { title, columnsOf, exportedToo, sortParameter, whenEmpty } = TABLES[table];
  const { choice } = useListFilter();
  const dates = people.flatMap(({ ets }) => ets ?? []);
  // The scale covers all rows, even when the table is filtered.
  const years = scaleYears(dates, today());
  const shown = {
    label: title,
    columns: columnsOf(years),
    rows: people.filter(({ soldier }) => isChosen(soldier, choice)),
    initialSort: 'date',
    sortParameter,
  };
  return (
    <Panel title={title} actions={<ListExport {...shown} exportedToo={exportedToo} />}>
      <ListTable
        {...shown}
        screen="ETS Time"
        rowKey={({ soldier }) => soldier.id}
        rowTone={({ isWithinYear }) => (isWithinYear ? 'bad' : undefined)}
        whenEmpty={people.length === 0 ? whenEmpty : 'No matches.'}
        wayToFill={
          people.length === 0 &&
          table === 'upcoming' && (
            <TextLink to={paths.adminImport} state={cameFrom('ETS Time', paths.adminEts)}>
              Import a roster with ETS dates
            </TextLink>
          )
        }
      >
        A full bar is {counted(years, 'year')}.
      </ListTable>
    </Panel>
  );
}
