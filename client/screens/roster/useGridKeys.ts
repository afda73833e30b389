import type { RefObject } from 'react';
import type { CellKeyboardEvent, CellKeyDownArgs, DataGridHandle } from 'react-data-grid';
import type { FieldRules } from '../../../domain/policy/unit.ts';
import { isUnitFieldName } from '../../../domain/policy/unitFields.ts';
import { mayBeEmpty } from '../../../domain/record/fields.ts';
import { isComposing } from '../../components/isComposing.ts';
import { isPerson, type RosterRow } from './arranged.ts';
import type { Typed } from './edit/cells.ts';
import type { CellSaves } from './edit/CellSaves.ts';
import { eitherOf } from './edit/choices.ts';
import { isEdited } from './edit/pasted.ts';
import { choicesOfColumn, type GridRow, type Totals, typedIn } from './gridColumns.tsx';
import type { RosterColumn } from './rosterColumns.ts';
import type { useRange } from './useRange.ts';

type GridKeys = {
  grid: RefObject<DataGridHandle | null>;
  rows: readonly RosterRow[];
  /** The visible columns, from the left. */
  columns: readonly RosterColumn[];
  saves: CellSaves;
  unit: FieldRules;
  range: ReturnType<typeof useRange>;
  enter: (cells: readonly Typed[]) => void;
};

/** The table's keys, in addition to the grid's own. */
export function useGridKeys({ grid, rows, columns, saves, unit, range, enter }: GridKeys) {
  /** Fills the selected cells with the value of the first. */
  function fillDown(column: RosterColumn) {
    const [first, ...rest] = range.chosenIn(column.key);
    if (first) enter(rest.map((person) => ({ person, column, text: typedIn(first, column, saves) })));
  }

  /** The row of the next person in a direction; the same row if there's none. */
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

  return (args: CellKeyDownArgs<GridRow, Totals>, event: CellKeyboardEvent): void => {
    const take = () => {
      event.preventGridDefault();
      event.preventDefault();
    };
    const { rowIdx } = args;
    if (isComposing(event)) {
      // Enter, Tab and Escape belong to the text being composed.
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
    const column = columns.find(({ key }) => key === args.column.key);
    const isCommand = event.ctrlKey || event.metaKey;
    const step = isCommand ? takingBack(event) : null;
    if (step !== null) {
      take();
      saves[step](unit);
      return;
    }
    if (!column || !isPerson(args.row)) {
      range.clear();
      return;
    }
    if (event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      take();
      const next = nextPerson(rowIdx, event.key === 'ArrowDown' ? 1 : -1);
      range.draw(column.key, args.row.id, rows[next]?.id);
      goTo(next, args.column.idx);
      return;
    }
    if (isCommand && event.key.toLowerCase() === 'd') {
      take();
      fillDown(column);
      return;
    }
    if (isCommand || event.altKey || !isEdited(column)) {
      if (NAVIGATION.includes(event.key)) range.clear();
      return;
    }
    if (event.key === 'Delete' && mayBeCleared(column)) {
      take();
      const chosen = range.chosenIn(column.key);
      enter((chosen.length > 0 ? chosen : [args.row]).map((person) => ({ person, column, text: '' })));
      return;
    }
    const either = eitherOf(choicesOfColumn(column, unit), typedIn(args.row, column, saves), event.key);
    if (either !== null) {
      take();
      enter([{ person: args.row, column, text: either }]);
      return;
    }
    if (NAVIGATION.includes(event.key)) range.clear();
  };
}

/** The keys that move to another cell. */
const NAVIGATION = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];

/** The step a key takes from a cell being edited: down, up, or none. In a list of choices the arrows choose. */
function stepOf({ key, shiftKey, target }: CellKeyboardEvent): number {
  if (key === 'Enter') return shiftKey ? -1 : 1;
  if (target instanceof HTMLSelectElement) return 0;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : 0;
}

/** What a key with Ctrl or Command undoes or redoes. Spreadsheets have two keys for redo. */
function takingBack({ key, shiftKey }: CellKeyboardEvent): 'undo' | 'redo' | null {
  const letter = key.toLowerCase();
  if (letter === 'y') return 'redo';
  if (letter !== 'z') return null;
  return shiftKey ? 'redo' : 'undo';
}

function mayBeCleared({ field }: RosterColumn): boolean {
  return field !== null && (isUnitFieldName(field) || mayBeEmpty(field));
}
