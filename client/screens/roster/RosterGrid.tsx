import 'react-data-grid/lib/styles.css';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type RefObject, useMemo, useState } from 'react';
import {
  Cell as GridCell,
  type CellRendererProps,
  DataGrid,
  type DataGridHandle,
  type RenderSortStatusProps,
  type SortColumn,
} from 'react-data-grid';
import { withoutHeading } from '../../components/paste/heading.ts';
import type { LeftOut } from '../../components/paste/PasteNote.tsx';
import { pastedReadings, putCells, type Reading } from '../../components/paste/readings.ts';
import { usePaste } from '../../components/paste/usePaste.tsx';
import { useFieldRules } from '../../components/PolicyContext.ts';
import { isPerson, type RosterRow } from './arranged.ts';
import { isOpen, type Typed } from './edit/cells.ts';
import type { CellSaves } from './edit/CellSaves.ts';
import { isEdited, isHeadingOf, pastedAt } from './edit/pasted.ts';
import { firstColumn, gridColumn, type GridRow, nameColumn, type Totals } from './gridColumns.tsx';
import { ROSTER_LIST, useActiveCell, useReturnToRow, useTabLeaves } from './gridFocus.ts';
import { FIRST_COLUMN, NAME_COLUMN, type RosterColumn } from './rosterColumns.ts';
import classes from './RosterGrid.module.css';
import type { RosterPerson } from './rosterPerson.ts';
import { columnsInOrder, columnsText, moved, type RosterView, sortText } from './rosterView.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useRange } from './useRange.ts';
import type { RosterViewState } from './useRosterView.ts';
import { useRowHeight } from './useRowHeight.ts';

type RosterGridProps = {
  grid: RefObject<DataGridHandle | null>;
  /** Every column there is. */
  all: readonly RosterColumn[];
  view: RosterView;
  rows: readonly RosterRow[];
  /** The people in the rows, for the totals. */
  people: readonly RosterPerson[];
  onChange: RosterViewState['change'];
  saves: CellSaves;
  /** Called after each paste with what it left out. */
  onLeftOut: (leftOut: LeftOut) => void;
  /** Called when a cell's editor opens and closes. */
  onEditing: (isEditing: boolean) => void;
};

/**
 * The roster's table: a grid that draws only what is in sight. The arrow keys move between cells, and typing changes a cell. Enter, Tab and
 * the arrows save it and move on; Escape cancels. When no cell is being edited, Tab leaves the table.
 */
export function RosterGrid({ grid, all, view, rows, people, onChange, saves, onLeftOut, onEditing }: RosterGridProps) {
  const unit = useFieldRules();
  const rem = useRem();
  const hasEts = view.columns.some(({ key }) => key === 'ets');
  const rowHeight = useRowHeight(rem, !hasEts);
  const range = useRange(rows);
  const { paste, dialog } = usePaste();
  // The name comes after the first column.
  useReturnToRow(rows, (rowIdx) => grid.current?.selectCell({ rowIdx, idx: 1 }, { shouldFocusCell: true }));
  const columns = useMemo(() => {
    const edit = { saves, unit, onEditing };
    const [first, ...others] = view.columns;
    const name = nameColumn(rem, hasEts);
    const rest = others.map((column) => gridColumn(column, rem, edit));
    return first ? [firstColumn(first, rem, edit), name, ...rest] : [name];
  }, [rem, view, hasEts, saves, unit, onEditing]);
  const activeRef = useActiveCell(grid, rows, columns);
  useTabLeaves(grid);
  const sort = view.sort.map(({ column, isDescending }): SortColumn => ({
    columnKey: column.key,
    direction: isDescending ? 'DESC' : 'ASC',
  }));
  const columnAt = (key: string) => view.columns.find((column) => column.key === key);

  function enter(cells: readonly Typed[]) {
    if (cells.length > 0) saves.enter(cells, unit);
  }

  const onKeyDown = useGridKeys({ grid, rows, columns: view.columns, saves, unit, range, enter });

  function fill({ cells: given, isOwn }: Reading, column: RosterColumn, row: number) {
    const chosen = range.chosenIn(column.key);
    const [line = []] = given;
    if (chosen.length > 0 && given.length === 1 && line.length === 1) {
      enter(chosen.map((person) => ({ person, column, text: line[0] ?? '' })));
      onLeftOut({ beyond: 0, headings: [] });
      return;
    }
    const inOrder = columnsInOrder(view);
    const at = { row: chosen.length > 0 ? range.top : row, column: inOrder.indexOf(column) };
    const isHeading = (text: string, beside: number) => {
      const beneath = inOrder[at.column + beside];
      return beneath !== undefined && isHeadingOf(text, beneath, unit);
    };
    const { cells, headings } = isOwn ? { cells: given, headings: [] } : withoutHeading(given, isHeading);
    const { typed, beyond } = pastedAt(cells, rows, inOrder, at);
    onLeftOut({ beyond, headings });
    enter(typed);
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
        rowHeight={rowHeight}
        headerRowHeight={1.75 * rem}
        rowClass={(row) => (isPerson(row) ? undefined : classes.group)}
        bottomSummaryRows={[people]}
        summaryRowHeight={2.5 * rem}
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
              // The person as they were when the editor opened, whatever others have changed in the meantime.
              const person = changed[index];
              if (!person || !isPerson(person) || person.typing === undefined) return [];
              const { typing: text } = person;
              // Typing the record's own value is a change too if the cell has an unsaved text: it takes that back.
              const changes = text !== column.typed(person) || isOpen(saves.stateOf({ person, column }));
              return changes ? [{ person, column, text }] : [];
            }),
          );
        }}
        onCellKeyDown={onKeyDown}
        onCellMouseDown={({ column, row }, event) => {
          if (event.shiftKey) range.draw(column.key, activeRef.current?.id, row.id);
          else range.clear();
        }}
        onSelectedCellChange={({ rowIdx, row, column: { idx, key } }) => {
          activeRef.current = row ? { id: row.id, column: key, rowIdx, idx } : null;
        }}
        onCellCopy={({ row, column: { key } }, event) => {
          const column = columnAt(key) ?? NAME_COLUMN;
          const chosen = range.chosenIn(key);
          const copied = chosen.length > 0 ? chosen : [row].filter(isPerson);
          putCells(
            event.clipboardData,
            copied.map((person) => {
              // What the cell shows, even while it's being saved.
              const save = saves.stateOf({ person, column });
              if (isOpen(save)) return [save.text];
              return [isEdited(column) ? column.typed(person) : column.typed(person) || column.text(person)];
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
            <RangeCell key={key} {...cell} isChosen={range.isChosen(cell.column.key, cell.rowIdx)} />
          ),
        }}
      />
      {dialog}
    </>
  );
}

type RangeCellProps = CellRendererProps<GridRow, Totals> & { isChosen: boolean };

/** A cell, which may be part of a selection. A name, or a group's title, is the header of its row. */
function RangeCell({ isChosen, ...cell }: RangeCellProps) {
  const header = isPerson(cell.row) ? NAME_COLUMN.key : FIRST_COLUMN;
  return (
    <GridCell
      {...cell}
      {...(cell.column.key === header && { role: 'rowheader' })}
      {...(isChosen && { 'aria-selected': true, className: classes.chosen })}
    />
  );
}

/** The root font size in pixels. The grid's sizes follow it, so that they grow with the text. */
function useRem(): number {
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  return rem;
}

/**
 * The direction of a sorted column. If several columns are sorted, also its rank among them. The direction is then also in words, because
 * such headings have none for screen readers.
 */
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
