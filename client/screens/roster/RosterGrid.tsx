import 'react-data-grid/lib/styles.css';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  Cell as GridCell,
  type CellKeyboardEvent,
  type CellKeyDownArgs,
  type CellRendererProps,
  DataGrid,
  type DataGridHandle,
  type RenderSortStatusProps,
  type SortColumn,
} from 'react-data-grid';
import { useLocation } from 'react-router-dom';
import { mayBeEmpty } from '../../../domain/record/fields.ts';
import { isUnitFieldName } from '../../../domain/policy/unitFields.ts';
import { placeOf } from '../../app/browser/place.ts';
import { rowPlace } from '../../app/people/openList.ts';
import { useTakesFocus } from '../../components/PageLoad.tsx';
import { isComposing } from '../../components/isComposing.ts';
import { withoutHeading } from '../../components/paste/heading.ts';
import type { LeftOut } from '../../components/paste/PasteNote.tsx';
import { pastedReadings, putCells, type Reading } from '../../components/paste/readings.ts';
import { usePaste } from '../../components/paste/usePaste.tsx';
import { useFieldRules } from '../../components/PolicyContext.ts';
import { isPerson, type RosterRow } from './arranged.ts';
import { eitherOf } from './edit/choices.ts';
import { type CellSaves, isOpen, type Typed } from './edit/CellSaves.ts';
import { isEdited, isHeadingOf, pastedAt } from './edit/pasted.ts';
import {
  choicesOfColumn,
  gridColumn,
  type GridRow,
  nameColumn,
  phoneColumn,
  type Totals,
  typedIn,
} from './gridColumns.tsx';
import { NAME_COLUMN, type RosterColumn } from './rosterColumns.ts';
import classes from './RosterGrid.module.css';
import type { RosterPerson } from './rosterPerson.ts';
import { columnsText, moved, type RosterView, sortText } from './rosterView.ts';
import { useIsPhone } from './useIsPhone.ts';
import type { RosterViewState } from './useRosterView.ts';

/** What the list of people is called on the way back from a record. */
export const ROSTER_LIST = 'Roster';

type RosterGridProps = {
  grid: RefObject<DataGridHandle | null>;
  /** Every column that there is. */
  all: readonly RosterColumn[];
  view: RosterView;
  rows: readonly RosterRow[];
  /** Those in the rows, for the totals. */
  people: readonly RosterPerson[];
  onChange: RosterViewState['change'];
  saves: CellSaves;
  /** Told after each paste what of it was left out. */
  onLeftOut: (leftOut: LeftOut) => void;
  /** Told when a cell's editor opens and when it closes. */
  onEditing: (isEditing: boolean) => void;
};

/** Cells of one column that are chosen together, by the ids of the rows: from where it began to where it was drawn. */
type Range = { readonly column: string; readonly from: string; readonly to: string };

/**
 * The table of the roster: a grid in which the arrow keys go from cell to cell, and of which only what is in sight is drawn. Typing changes a cell;
 * Enter, Tab and the arrows save it and go on; Escape leaves it as it was. Where nothing is typed, Tab leaves the table.
 */
export function RosterGrid({ grid, all, view, rows, people, onChange, saves, onLeftOut, onEditing }: RosterGridProps) {
  const unit = useFieldRules();
  const isPhone = useIsPhone();
  const rem = useRem();
  const [range, setRange] = useState<Range | null>(null);
  const { paste, dialog } = usePaste();
  useReturnToRow(grid, rows);
  const columns = useMemo(() => {
    if (isPhone) return [phoneColumn(view)];
    const edit = { saves, unit, onEditing };
    return [nameColumn(rem), ...view.columns.map((column) => gridColumn(column, rem, edit))];
  }, [isPhone, rem, view, saves, unit, onEditing]);
  const activeRef = useActiveCell(grid, rows, columns);
  useTabLeaves(grid);
  const sort = view.sort.map(({ column, isDescending }): SortColumn => ({
    columnKey: column.key,
    direction: isDescending ? 'DESC' : 'ASC',
  }));
  const columnAt = (key: string) => view.columns.find((column) => column.key === key);

  // Rows move when people join or leave. Where one end has gone, nothing is chosen.
  const ends = range === null ? [] : [range.from, range.to].map((end) => rows.findIndex(({ id }) => id === end));
  const [top, bottom] = [Math.min(...ends), Math.max(...ends)];
  function isChosen(column: string, rowIdx: number): boolean {
    return range?.column === column && top >= 0 && rowIdx >= top && rowIdx <= bottom;
  }

  /** The people whose cells of a column are chosen together, from the top. */
  function chosenIn(column: string): readonly RosterPerson[] {
    return rows.filter((_, index) => isChosen(column, index)).filter(isPerson);
  }

  function enter(cells: readonly Typed[]) {
    if (cells.length > 0) saves.enter(cells, unit);
  }

  /** Chooses the cells of a column up to a row: from where it began, or else from another row. */
  function draw(column: string, from: string | undefined, to: string | undefined) {
    const isGoingOn = range?.column === column && top >= 0;
    if (from !== undefined && to !== undefined) setRange({ column, from: isGoingOn ? range.from : from, to });
  }

  /** Fills the chosen cells with what the first of them holds. */
  function fillDown(column: RosterColumn) {
    const [first, ...rest] = chosenIn(column.key);
    if (first) enter(rest.map((person) => ({ person, column, text: typedIn(first, column, saves) })));
  }

  function fill({ cells: given, isOwn }: Reading, column: RosterColumn, row: number) {
    const chosen = chosenIn(column.key);
    const [line = []] = given;
    if (chosen.length > 0 && given.length === 1 && line.length === 1) {
      enter(chosen.map((person) => ({ person, column, text: line[0] ?? '' })));
      onLeftOut({ beyond: 0, headings: [] });
      return;
    }
    const at = { row: chosen.length > 0 ? top : row, column: view.columns.indexOf(column) };
    const isHeading = (text: string, beside: number) => {
      const beneath = view.columns[at.column + beside];
      return beneath !== undefined && isHeadingOf(text, beneath, unit);
    };
    const { cells, headings } = isOwn ? { cells: given, headings: [] } : withoutHeading(given, isHeading);
    const { typed, beyond } = pastedAt(cells, rows, view.columns, at);
    onLeftOut({ beyond, headings });
    enter(typed);
  }

  /** The row of the next person in a direction; the same where there is none. */
  function nextPerson(from: number, step: number): number {
    for (let at = from + step; at >= 0 && at < rows.length; at += step) {
      const row = rows[at];
      if (row && isPerson(row)) return at;
    }
    return from;
  }

  function goTo(rowIdx: number, idx: number) {
    grid.current?.selectCell({ rowIdx, idx }, { shouldFocusCell: true });
  }

  function onKeyDown(args: CellKeyDownArgs<GridRow, Totals>, event: CellKeyboardEvent) {
    const take = () => {
      event.preventGridDefault();
      event.preventDefault();
    };
    const { rowIdx } = args;
    if (isComposing(event)) {
      // Enter, Tab and Escape are about what is being composed.
      if (args.mode === 'EDIT') event.preventGridDefault();
      return;
    }
    if (args.mode === 'EDIT') {
      const step = stepOf(event);
      if (step === 0) return;
      take();
      const next = nextPerson(rowIdx, step);
      if (next === rowIdx) args.onClose(true);
      else goTo(next, args.column.idx);
      return;
    }
    const column = columnAt(args.column.key);
    const isCommand = event.ctrlKey || event.metaKey;
    const step = isCommand ? takingBack(event) : null;
    if (step !== null) {
      take();
      saves[step](unit);
      return;
    }
    if (!column || !isPerson(args.row)) {
      setRange(null);
      return;
    }
    if (event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      take();
      const next = nextPerson(rowIdx, event.key === 'ArrowDown' ? 1 : -1);
      draw(column.key, args.row.id, rows[next]?.id);
      goTo(next, args.column.idx);
      return;
    }
    if (isCommand && event.key.toLowerCase() === 'd') {
      take();
      fillDown(column);
      return;
    }
    if (isCommand || event.altKey || !isEdited(column)) {
      if (NAVIGATION.includes(event.key)) setRange(null);
      return;
    }
    if (event.key === 'Delete' && mayBeCleared(column)) {
      take();
      const chosen = chosenIn(column.key);
      enter((chosen.length > 0 ? chosen : [args.row]).map((person) => ({ person, column, text: '' })));
      return;
    }
    const either = eitherOf(choicesOfColumn(column, unit), typedIn(args.row, column, saves), event.key);
    if (either !== null) {
      take();
      enter([{ person: args.row, column, text: either }]);
      return;
    }
    if (NAVIGATION.includes(event.key)) setRange(null);
  }

  return (
    <>
      <DataGrid<GridRow, Totals, string>
        ref={grid}
        aria-label={ROSTER_LIST}
        className={classes.grid}
        columns={columns}
        rows={rows}
        rowKeyGetter={({ id }) => id}
        rowHeight={(isPhone ? 3.75 : 2) * rem}
        headerRowHeight={isPhone ? 0 : 2.25 * rem}
        rowClass={(row) => (isPerson(row) ? undefined : classes.group)}
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
        onRowsChange={(changed, { indexes, column: { key } }) => {
          const column = columnAt(key);
          if (!column) return;
          enter(
            indexes.flatMap((index): Typed[] => {
              // As it was when its editor opened, whatever others have changed meanwhile.
              const person = changed[index];
              if (!person || !isPerson(person) || person.typing === undefined) return [];
              const { typing: text } = person;
              // What the record holds is typed to go back from what is not saved.
              const changes = text !== column.typed(person) || isOpen(saves.stateOf({ person, column }));
              return changes ? [{ person, column, text }] : [];
            }),
          );
        }}
        onCellKeyDown={onKeyDown}
        onCellMouseDown={({ column, row }, event) => {
          if (event.shiftKey) draw(column.key, activeRef.current?.id, row.id);
          else setRange(null);
        }}
        onSelectedCellChange={({ rowIdx, row, column: { idx, key } }) => {
          activeRef.current = row ? { id: row.id, column: key, rowIdx, idx } : null;
        }}
        onCellCopy={({ row, column: { key } }, event) => {
          const column = columnAt(key) ?? NAME_COLUMN;
          const chosen = chosenIn(key);
          const copied = chosen.length > 0 ? chosen : [row].filter(isPerson);
          putCells(
            event.clipboardData,
            copied.map((person) => {
              // What the cell shows, also while that is being saved.
              const save = saves.stateOf({ person, column });
              return [isOpen(save) ? save.text : column.typed(person) || column.text(person)];
            }),
          );
          event.preventDefault();
        }}
        onCellPaste={({ row, column: { key } }, event) => {
          const column = columnAt(key);
          const at = rows.findIndex(({ id }) => id === row.id);
          if (column) paste(pastedReadings(event.clipboardData), (reading) => fill(reading, column, at));
          return row;
        }}
        renderers={{
          renderSortStatus,
          renderCell: (key, cell) => (
            <RangeCell key={key} {...cell} isChosen={isChosen(cell.column.key, cell.rowIdx)} />
          ),
        }}
      />
      {dialog}
    </>
  );
}

/** The keys that go to another cell. */
const NAVIGATION = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];

/** Where a key leads from a cell that is being edited: down, up, or nowhere else. In a list of choices the arrows choose. */
function stepOf({ key, shiftKey, target }: CellKeyboardEvent): number {
  if (key === 'Enter') return shiftKey ? -1 : 1;
  if (target instanceof HTMLSelectElement) return 0;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : 0;
}

/** What a key with Ctrl or Command takes back, or does again: spreadsheets know two keys for the latter. */
function takingBack({ key, shiftKey }: CellKeyboardEvent): 'undo' | 'redo' | null {
  const letter = key.toLowerCase();
  if (letter === 'y') return 'redo';
  if (letter !== 'z') return null;
  return shiftKey ? 'redo' : 'undo';
}

function mayBeCleared({ field }: RosterColumn): boolean {
  return field !== null && (isUnitFieldName(field) || mayBeEmpty(field));
}

type RangeCellProps = CellRendererProps<GridRow, Totals> & { isChosen: boolean };

/** A cell, which may be one of several that are chosen together. A name says whose the cells of its row are. */
function RangeCell({ isChosen, ...cell }: RangeCellProps) {
  return (
    <GridCell
      {...cell}
      {...(cell.column.key === NAME_COLUMN.key && { role: 'rowheader' })}
      {...(isChosen && { 'aria-selected': true, className: classes.chosen })}
    />
  );
}

/** Tab leaves the table, but for an editor, from which it goes on to the next cell: the grid itself would lead through every cell. */
function useTabLeaves(grid: RefObject<DataGridHandle | null>): void {
  useEffect(() => {
    const element = grid.current?.element;
    function leave(event: KeyboardEvent) {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
      if (event.key === 'Tab' && !isTyping) event.stopPropagation();
    }
    element?.addEventListener('keydown', leave);
    return () => element?.removeEventListener('keydown', leave);
  }, [grid]);
}

/** The size of a letter, in pixels, by which the grid is measured: it grows with the text. */
function useRem(): number {
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  return rem;
}

/** Whoever returns from a record is at its row, which may be far down and not drawn yet, or not loaded. */
function useReturnToRow(grid: RefObject<DataGridHandle | null>, rows: readonly RosterRow[]): void {
  const { state } = useLocation();
  const takesFocus = useTakesFocus();
  const isThere = useRef(false);
  const goOn = useEffectEvent(() => {
    const place = placeOf(state);
    if (place === null || isThere.current || !takesFocus()) return;
    const rowIdx = rows.findIndex(({ id }) => rowPlace({ name: ROSTER_LIST }, id) === place);
    if (rowIdx < 0) return;
    isThere.current = true;
    grid.current?.selectCell({ rowIdx, idx: 0 }, { shouldFocusCell: true });
  });
  useEffect(() => goOn(), [rows]);
}

/** A cell, by whom and by what it is about, and where it stands. */
type ActiveCell = { readonly id: string; readonly column: string; readonly rowIdx: number; readonly idx: number };

/** The cell that one is at. It moves with its person and its column when others come or go, so that what is typed next is about the same person. */
function useActiveCell(
  grid: RefObject<DataGridHandle | null>,
  rows: readonly RosterRow[],
  columns: readonly { readonly key: string }[],
): RefObject<ActiveCell | null> {
  const activeRef = useRef<ActiveCell>(null);
  const follow = useEffectEvent(() => {
    const cell = activeRef.current;
    const { activeElement } = document;
    // Where fewer rows are left than the grid was scrolled by, it draws none for a moment, and nothing has the focus.
    const isHere = activeElement === document.body || grid.current?.element?.contains(activeElement);
    if (cell === null || !grid.current || !isHere) return;
    const rowIdx = rows.findIndex(({ id }) => id === cell.id);
    const idx = columns.findIndex(({ key }) => key === cell.column);
    const isMoved = rowIdx !== cell.rowIdx || idx !== cell.idx;
    if (isMoved && rowIdx >= 0 && idx >= 0) grid.current.selectCell({ rowIdx, idx }, { shouldFocusCell: true });
  });
  useEffect(() => follow(), [rows, columns]);
  return activeRef;
}

/** The direction of a sorted column; where several are sorted, also which one decides first, and in words, as the heading then has no direction of its own. */
function renderSortStatus({ sortDirection, priority }: RenderSortStatusProps) {
  if (sortDirection === undefined) return null;
  const Icon = sortDirection === 'ASC' ? IconArrowUp : IconArrowDown;
  return (
    <span className={classes.sorted}>
      <Icon aria-hidden />
      {priority !== undefined && (
        <>
          <VisuallyHidden>{sortDirection === 'ASC' ? 'ascending' : 'descending'}, number</VisuallyHidden> {priority}
        </>
      )}
    </span>
  );
}
