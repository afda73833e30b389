import { daysBetween, formatDay } from '../../../../domain/localDate.ts';
import { rankLabel } from '../../../../domain/values.ts';
import { byName, byRank, fullName } from '../reports/reportedPerson.ts';
import personName from '../../../components/PersonName.module.css';
import { ReportedPersonLink } from '../reports/ReportedPersonLink.tsx';
import type { ReportColumn } from '../reports/ReportTable.tsx';
import { today } from '../../../components/today.ts';
import type { EtsTable_RowFragment } from './EtsTable.generated.ts';
import { EtsTime } from './EtsTime.tsx';

/** The columns of both tables but the last. */
const COMMON: readonly ReportColumn<EtsTable_RowFragment>[] = [
  {
    key: 'name',
    header: 'Name',
    compare: (one, other) => byName(one.soldier, other.soldier),
    cell: ({ soldier }) => <ReportedPersonLink person={soldier} />,
    exported: ({ soldier }) => fullName(soldier),
  },
  {
    key: 'rank',
    header: 'Rank',
    compare: (one, other) => byRank(one.soldier, other.soldier),
    cell: ({ soldier }) => <span className={personName['label']}>{rankLabel[soldier.rank]}</span>,
    exported: ({ soldier }) => rankLabel[soldier.rank],
  },
  {
    key: 'date',
    header: 'ETS Date',
    compare: byDate,
    cell: ({ ets }) => <time dateTime={ets}>{formatDay(ets)}</time>,
    exported: ({ ets }) => ({ day: ets }),
  },
];

/** The time remaining; the shortest comes first. */
export function upcomingColumns(years: number): readonly ReportColumn<EtsTable_RowFragment>[] {
  return [
    ...COMMON,
    {
      ...timeColumn(years),
      header: 'Time Left',
      compare: byDate,
      exportedBeside: { header: 'Days left', exported: ({ ets }) => daysBetween(today(), ets) },
    },
  ];
}

/** The time elapsed; the shortest comes first. */
export function pastColumns(years: number): readonly ReportColumn<EtsTable_RowFragment>[] {
  return [
    ...COMMON,
    {
      ...timeColumn(years),
      header: "ETS'd",
      compare: (one, other) => byDate(other, one),
      exportedBeside: { header: 'Days since', exported: ({ ets }) => daysBetween(ets, today()) },
    },
  ];
}

function timeColumn(years: number): Pick<ReportColumn<EtsTable_RowFragment>, 'key' | 'cell' | 'exported' | 'isWide'> {
  return {
    key: 'time',
    cell: (row) => <EtsTime row={row} years={years} />,
    exported: ({ words }) => words,
    isWide: true,
  };
}

function byDate(one: EtsTable_RowFragment, other: EtsTable_RowFragment): number {
  return one.ets.localeCompare(other.ets);
}
