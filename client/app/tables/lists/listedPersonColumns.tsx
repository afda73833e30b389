import { calledName } from '../../../../domain/record/givenNames.ts';
import { rankLabel } from '../../../../domain/values.ts';
import personName from '../../../components/PersonName.module.css';
import { byName, byRank } from './listedPerson.ts';
import type { ListedPersonLink_PersonFragment } from './ListedPersonLink.generated.ts';
import { ListedPersonLink } from './ListedPersonLink.tsx';
import type { ListColumn } from './ListTable.tsx';

/** A list's row about one person. */
type PersonRow = { readonly soldier: ListedPersonLink_PersonFragment };

export const NAME_COLUMN: ListColumn<PersonRow> = {
  key: 'name',
  header: 'Name',
  compare: (one, other) => byName(one.soldier, other.soldier),
  cell: ({ soldier }) => <ListedPersonLink person={soldier} />,
  exported: ({ soldier }) => calledName(soldier),
};

export const RANK_COLUMN: ListColumn<PersonRow> = {
  key: 'rank',
  header: 'Rank',
  compare: (one, other) => byRank(one.soldier, other.soldier),
  cell: ({ soldier }) => <span className={personName.label}>{rankLabel[soldier.rank]}</span>,
  exported: ({ soldier }) => rankLabel[soldier.rank],
};
