import { calledName } from '../../../../domain/record/givenNames.ts';
import { rankLabel, sectionLabel, SECTIONS } from '../../../../domain/values.ts';
import personName from '../../../components/PersonName.module.css';
import { byName, byRank } from '../reports/reportedPerson.ts';
import { ReportedPersonLink } from '../reports/ReportedPersonLink.tsx';
import type { ReportColumn } from '../reports/ReportTable.tsx';
import type { DataColumns_RowFragment } from './dataColumns.generated.ts';

/** The columns of the data to complete. */
export const DATA_COLUMNS: readonly ReportColumn<DataColumns_RowFragment>[] = [
  {
    key: 'name',
    header: 'Name',
    compare: (one, other) => byName(one.soldier, other.soldier),
    cell: ({ soldier }) => <ReportedPersonLink person={soldier} />,
    exported: ({ soldier }) => calledName(soldier),
  },
  {
    key: 'rank',
    header: 'Rank',
    compare: (one, other) => byRank(one.soldier, other.soldier),
    cell: ({ soldier }) => <span className={personName['label']}>{rankLabel[soldier.rank]}</span>,
    exported: ({ soldier }) => rankLabel[soldier.rank],
  },
  {
    key: 'section',
    header: 'Section',
    compare: (one, other) => SECTIONS.indexOf(one.soldier.section) - SECTIONS.indexOf(other.soldier.section),
    cell: ({ soldier }) => sectionLabel[soldier.section],
    exported: ({ soldier }) => sectionLabel[soldier.section],
    isBesideName: true,
  },
  {
    key: 'problems',
    header: 'To complete',
    // The most first.
    compare: (one, other) => other.problems.length - one.problems.length,
    cell: ({ problems }) => problems.map(({ code, text }) => <div key={code}>{text}</div>),
    exported: ({ problems }) => problems.map(({ text }) => text).join(' '),
    isWide: true,
  },
];
