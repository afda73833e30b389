import { formatDay } from '../../../domain/localDate.ts';
import { useIsOnPaper } from '../../app/browser/useIsOnPaper.ts';
import { usePolicy } from '../../components/PolicyContext.ts';
import { paperTitle } from '../../components/table/paperPages.ts';
import { type PaperCell, type PaperRow, PaperTable } from '../../components/table/PaperTable.tsx';
import { today } from '../../components/today.ts';
import { isPerson, type RosterRow } from './arranged.ts';
import { PaperText } from './CellText.tsx';
import { isOpen } from './edit/cells.ts';
import type { CellSaves } from './edit/CellSaves.ts';
import { NAME_COLUMN, type RosterColumn } from './rosterColumns.ts';
import type { RosterPerson } from './rosterPerson.ts';
import type { RosterView } from './rosterView.ts';
import { chosenTexts } from './viewChoices.ts';

type RosterOnPaperProps = {
  view: RosterView;
  rows: readonly RosterRow[];
  /** The people in the rows, for the totals. */
  people: readonly RosterPerson[];
  saves: CellSaves;
};

/** The whole roster for paper, because the grid draws only what is in sight. Made only while printing. */
export function RosterOnPaper(props: RosterOnPaperProps) {
  return useIsOnPaper() ? <Table {...props} /> : null;
}

function Table({ view, rows, people, saves }: RosterOnPaperProps) {
  const policy = usePolicy();
  const { columns } = view;
  const totals: PaperRow = {
    key: 'totals',
    name: NAME_COLUMN.total(people),
    isTotal: true,
    cells: columns.map((column) => column.total(people)),
  };
  return (
    <PaperTable
      label="Roster"
      title={paperTitle(`Roster on ${formatDay(today())}`, chosenTexts(view, policy))}
      columns={columns}
      rows={[
        ...rows.map((row) =>
          isPerson(row)
            ? { key: row.id, name: nameOf(row), cells: columns.map((column) => cellOf(row, column, saves)) }
            : { key: row.id, name: `${row.title}: ${row.count}`, cells: [], isTotal: true },
        ),
        totals,
      ]}
    />
  );
}

function nameOf(person: RosterPerson): string {
  const name = NAME_COLUMN.text(person);
  return person.soldier.pastEts ? `${name} (past ETS)` : name;
}

/** A cell's text. An unsaved text is marked as such, because paper outlives it. */
function cellOf(person: RosterPerson, column: RosterColumn, saves: CellSaves): PaperCell {
  const save = saves.stateOf({ person, column });
  if (isOpen(save)) return `${save.text} (not saved)`;
  return { text: column.text(person), shown: <PaperText column={column} person={person} /> };
}
