import { counted } from '../../../domain/words.ts';
import { cameFrom } from '../../app/browser/wayBack.ts';
import { paths } from '../../app/paths.ts';
import { Panel } from '../../components/Panel.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { today } from '../../components/today.ts';
import { isChosen } from '../../app/tables/lists/listedPerson.ts';
import { ListTable } from '../../app/tables/lists/ListTable.tsx';
import { useListFilter } from '../../app/tables/lists/useListFilter.ts';
import { DAYS_LEFT, DAYS_SINCE, LEFT_ON, pastColumns, upcomingColumns } from './etsColumns.tsx';
import { scaleYears } from './etsScale.ts';
import type { EtsTable_RowFragment } from './EtsTable.generated.ts';

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

type EtsTableProps = { table: keyof typeof TABLES; people: readonly EtsTable_RowFragment[] };

/** One of the two tables, filtered by the address. An ETS within a year is highlighted. */
export function EtsTable({ table, people }: EtsTableProps) {
  const { title, columnsOf, exportedToo, sortParameter, whenEmpty } = TABLES[table];
  const { choice } = useListFilter();
  const dates = people.flatMap(({ ets }) => ets ?? []);
  // The scale is that of all rows, also while the table is filtered.
  const years = scaleYears(dates, today());
  return (
    <Panel title={title}>
      <ListTable
        screen="ETS Time"
        label={title}
        columns={columnsOf(years)}
        exportedToo={exportedToo}
        rows={people.filter(({ soldier }) => isChosen(soldier, choice))}
        rowKey={({ soldier }) => soldier.id}
        rowTone={({ isWithinYear }) => (isWithinYear ? 'bad' : undefined)}
        initialSort="date"
        sortParameter={sortParameter}
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
