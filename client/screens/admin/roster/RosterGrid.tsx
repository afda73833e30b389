import 'react-data-grid/lib/styles.css';
import { IconAlertTriangle, IconArrowDown, IconArrowUp, IconCircleCheck } from '@tabler/icons-react';
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  type Column,
  DataGrid,
  type DataGridHandle,
  type RenderSortStatusProps,
  type SortColumn,
} from 'react-data-grid';
import { useLocation } from 'react-router-dom';
import { rankLabel } from '../../../../domain/values.ts';
import { placeOf } from '../../../app/browser/place.ts';
import { useMatches } from '../../../app/browser/useMatches.ts';
import { rowPlace } from '../../../app/people/openList.ts';
import { RecordLink } from '../../../app/people/RecordLink.tsx';
import { PersonMarks } from '../../../components/PersonMarks.tsx';
import { StatusMark } from '../../../components/StatusMark.tsx';
import { assignmentText } from '../../../components/soldierText.ts';
import personName from '../../../components/PersonName.module.css';
import { isPerson, type RosterRow } from './arranged.ts';
import classes from './RosterGrid.module.css';
import { NAME_COLUMN, type RosterColumn } from './rosterColumns.ts';
import type { RosterPerson } from './rosterPerson.ts';
import { columnsText, moved, type RosterView, sortText } from './rosterView.ts';
import type { RosterViewState } from './useRosterView.ts';

/** What the list of people is called on the way back from a record. */
export const ROSTER_LIST = 'Roster';

type RosterGridProps = {
  /** Every column that there is. */
  all: readonly RosterColumn[];
  view: RosterView;
  rows: readonly RosterRow[];
  /** Those in the rows, for the totals. */
  people: readonly RosterPerson[];
  onChange: RosterViewState['change'];
};

type GridColumn = Column<RosterRow, readonly RosterPerson[]>;

/** On a phone there is room for two lines a person, and no headings. */
const PHONE = '(max-width: 47.99em)';

/** The table of the roster: a grid in which the arrow keys go from cell to cell, and of which only what is in sight is drawn. */
export function RosterGrid({ all, view, rows, people, onChange }: RosterGridProps) {
  const isPhone = useMatches(PHONE);
  const rem = useRem();
  const grid = useRef<DataGridHandle>(null);
  useReturnToRow(grid, rows);
  const columns = useMemo(
    () => (isPhone ? [phoneColumn(view)] : [nameColumn(rem), ...view.columns.map((column) => gridColumn(column, rem))]),
    [isPhone, rem, view],
  );
  const sort = view.sort.map(({ column, isDescending }): SortColumn => ({
    columnKey: column.key,
    direction: isDescending ? 'DESC' : 'ASC',
  }));
  return (
    <DataGrid
      ref={grid}
      aria-label={ROSTER_LIST}
      className={classes['grid']}
      columns={columns}
      rows={rows}
      rowKeyGetter={({ id }) => id}
      rowHeight={(isPhone ? 3.75 : 2) * rem}
      headerRowHeight={isPhone ? 0 : 2.25 * rem}
      rowClass={(row) => (isPerson(row) ? undefined : classes['group'])}
      bottomSummaryRows={[people]}
      summaryRowHeight={2.25 * rem}
      sortColumns={sort}
      onSortColumnsChange={(next) =>
        onChange({
          sort: sortText(
            next.map(({ columnKey, direction }) => ({ key: columnKey, isDescending: direction === 'DESC' })),
          ),
        })
      }
      onColumnsReorder={(key, target) => {
        const keys = view.columns.map((column) => column.key);
        onChange({ columns: columnsText(moved(keys, key, keys.indexOf(target)), all) });
      }}
      renderers={{ renderSortStatus }}
    />
  );
}

/** The size of a letter, in pixels, by which the grid is measured: it grows with the text. */
function useRem(): number {
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  return rem;
}

/** Whoever returns from a record is at its row, which may be far down and not drawn yet. */
function useReturnToRow(grid: React.RefObject<DataGridHandle | null>, rows: readonly RosterRow[]): void {
  const { state } = useLocation();
  const goOn = useEffectEvent(() => {
    const place = placeOf(state);
    const rowIdx = rows.findIndex(({ id }) => rowPlace({ name: ROSTER_LIST }, id) === place);
    if (rowIdx >= 0) grid.current?.selectCell({ rowIdx, idx: 0 }, { shouldFocusCell: true });
  });
  useEffect(() => goOn(), []);
}

function nameColumn(rem: number): GridColumn {
  return {
    ...headOf(NAME_COLUMN, rem),
    frozen: true,
    draggable: false,
    renderCell: ({ row, tabIndex }) =>
      isPerson(row) ? (
        <span className={classes['name']}>
          <RecordLink soldierId={row.id} tabIndex={tabIndex} className={classes['link']}>
            {NAME_COLUMN.text(row)}
          </RecordLink>
          <PersonMarks person={{ pastEts: row.soldier.pastEts }} />
        </span>
      ) : (
        <GroupTitle row={row} />
      ),
  };
}

function gridColumn(column: RosterColumn, rem: number): GridColumn {
  return {
    ...headOf(column, rem),
    renderCell: ({ row }) => isPerson(row) && <CellText column={column} person={row} />,
  };
}

/** What both kinds of columns have. */
function headOf({ key, header, width, total }: RosterColumn, rem: number) {
  return {
    key,
    name: header,
    width: Math.round((width * 0.5 + 1.25) * rem),
    resizable: true,
    sortable: true,
    draggable: true,
    renderSummaryCell: ({ row }: { row: readonly RosterPerson[] }) => total(row),
  } satisfies GridColumn;
}

function CellText({ column, person }: { column: RosterColumn; person: RosterPerson }) {
  const text = column.text(person);
  const tone = column.tone(person);
  if (tone !== null && text !== '') {
    return (
      <StatusMark tone={tone} icon={tone === 'bad' ? IconAlertTriangle : IconCircleCheck}>
        {text}
      </StatusMark>
    );
  }
  return text === 'No' ? <span className={classes['quiet']}>{text}</span> : text;
}

function GroupTitle({ row }: { row: Exclude<RosterRow, RosterPerson> }) {
  return (
    <>
      {row.title} <span className={classes['quiet']}>{row.count}</span>
    </>
  );
}

/** The one column of a phone: the name, and below it what is chosen, as far as there is room. */
function phoneColumn({ columns }: RosterView): GridColumn {
  return {
    key: NAME_COLUMN.key,
    name: NAME_COLUMN.header,
    minWidth: 0,
    renderCell: ({ row, tabIndex }) =>
      isPerson(row) ? <PhonePerson person={row} columns={columns} tabIndex={tabIndex} /> : <GroupTitle row={row} />,
    renderSummaryCell: ({ row }) => NAME_COLUMN.total(row),
  };
}

/** What the first line and the beginning of the second say of everybody. */
const ON_PHONE = ['rank', 'section', 'team', 'role'];

type PhonePersonProps = { person: RosterPerson; columns: readonly RosterColumn[]; tabIndex: number };

function PhonePerson({ person, columns, tabIndex }: PhonePersonProps) {
  const { soldier } = person;
  const told = columns.filter((column) => !ON_PHONE.includes(column.key) && column.text(person) !== '');
  const isBad = (column: RosterColumn) => column.tone(person) === 'bad';
  // A finding says what its field would say, too.
  const findings = told.filter((column) => column.field === null && isBad(column));
  const bad = findings.length > 0 ? findings : told.filter(isBad);
  return (
    <>
      <span className={classes['name']}>
        <span className={personName['label']}>{rankLabel[soldier.rank]}</span>
        <RecordLink soldierId={person.id} tabIndex={tabIndex} className={classes['link']}>
          {NAME_COLUMN.text(person)}
        </RecordLink>
        <PersonMarks person={{ pastEts: soldier.pastEts }} />
      </span>
      <span className={classes['line']}>
        <span>{assignmentText(soldier)}</span>
        {/* What fails stands first, as the line may be too short for all. */}
        {[...bad, ...told.filter((column) => !isBad(column))].map((column) => (
          <span key={column.key}>
            <span className={classes['quiet']}>{column.header}</span> <CellText column={column} person={person} />
          </span>
        ))}
      </span>
    </>
  );
}

/** The direction of a sorted column; where several are sorted, also which one decides first, and in words, as the heading then has no direction of its own. */
function renderSortStatus({ sortDirection, priority }: RenderSortStatusProps) {
  if (sortDirection === undefined) return null;
  const Icon = sortDirection === 'ASC' ? IconArrowUp : IconArrowDown;
  return (
    <span className={classes['sorted']}>
      <Icon aria-hidden />
      {priority !== undefined && (
        <>
          <VisuallyHidden>{sortDirection === 'ASC' ? 'ascending' : 'descending'}, number</VisuallyHidden> {priority}
        </>
      )}
    </span>
  );
}
