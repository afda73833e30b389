import { calledName } from '../../../../domain/record/givenNames.ts';
import { rankLabel } from '../../../../domain/values.ts';
import personName from '../../../components/PersonName.module.css';
import { byName, byRank } from './listedPerson.ts';
import { ReportedPersonLink } from './ListedPersonLink.tsx';
import type { ReportedPersonLink_PersonFragment } from './ListedPersonLink.generated.ts';
import type { ReportColumn } from './ListTable.tsx';

/** A row of a report that is about one person. */
type PersonRow = { readonly soldier: ReportedPersonLink_PersonFragment };

export const NAME_COLUMN: ReportColumn<PersonRow> = {
  key: 'name',
  header: 'Name',
  compare: (one, other) => byName(one.soldier, other.soldier),
  cell: ({ soldier }) => <ReportedPersonLink person={soldier} />,
  exported: ({ soldier }) => calledName(soldier),
};

export const RANK_COLUMN: ReportColumn<PersonRow> = {
  key: 'rank',
  header: 'Rank',
  compare: (one, other) => byRank(one.soldier, other.soldier),
  cell: ({ soldier }) => <span className={personName.label}>{rankLabel[soldier.rank]}</span>,
  exported: ({ soldier }) => rankLabel[soldier.rank],
};
