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
import { isHeadingOf, pastedAt } from './edit/pasted.ts';
import { gridColumn, type GridRow, nameColumn, phoneColumn, type Totals } from './gridColumns.tsx';
import { ROSTER_LIST, useActiveCell, useReturnToRow, useTabLeaves } from './gridFocus.ts';
import { NAME_COLUMN, type RosterColumn } from './rosterColumns.ts';
import classes from './RosterGrid.module.css';
import type { RosterPerson } from './rosterPerson.ts';
import { columnsText, moved, type RosterView, sortText } from './rosterView.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useIsPhone } from './useIsPhone.ts';
import { useRange } from './useRange.ts';
import type { RosterViewState } from './useRosterView.ts';

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
  const isPhone = useIsPhone();
  const rem = useRem();
  const range = useRange(rows);
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
    const at = { row: chosen.length > 0 ? range.top : row, column: view.columns.indexOf(column) };
    const isHeading = (text: string, beside: number) => {
      const beneath = view.columns[at.column + beside];
      return beneath !== undefined && isHeadingOf(text, beneath, unit);
    };
    const { cells, headings } = isOwn ? { cells: given, headings: [] } : withoutHeading(given, isHeading);
    const { typed, beyond } = pastedAt(cells, rows, view.columns, at);
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
            <RangeCell key={key} {...cell} isChosen={range.isChosen(cell.column.key, cell.rowIdx)} />
          ),
        }}
      />
      {dialog}
    </>
  );
}

type RangeCellProps = CellRendererProps<GridRow, Totals> & { isChosen: boolean };

/** A cell, which may be part of a selection. A name cell is the header of its row. */
function RangeCell({ isChosen, ...cell }: RangeCellProps) {
  return (
    <GridCell
      {...cell}
      {...(cell.column.key === NAME_COLUMN.key && { role: 'rowheader' })}
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
