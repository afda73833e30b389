import type { Column } from 'react-data-grid';
import type { FieldRules } from '../../../domain/policy/unit.ts';
import { backTo } from '../../app/browser/place.ts';
import { paths } from '../../app/paths.ts';
import { rowPlace } from '../../app/people/openList.ts';
import { RecordLink } from '../../app/people/RecordLink.tsx';
import { Link } from '../../components/Link.tsx';
import { PersonMarks } from '../../components/PersonMarks.tsx';
import { isPerson, type RosterRow } from './arranged.ts';
import { CellText } from './CellText.tsx';
import { ColumnTotal } from './ColumnTotal.tsx';
import { CellEditor } from './edit/CellEditor.tsx';
import { isOpen } from './edit/cells.ts';
import type { CellSaves } from './edit/CellSaves.ts';
import { cellChoices } from './edit/choices.ts';
import { isEdited, isPlace } from './edit/pasted.ts';
import { SavedCell } from './edit/SavedCell.tsx';
import { NAME_COLUMN, type RosterColumn } from './rosterColumns.ts';
import classes from './RosterGrid.module.css';
import type { RosterPerson } from './rosterPerson.ts';

/** A row with the text being typed into one of its cells. */
export type GridRow = RosterRow & { readonly typing?: string };
/** The people in the rows, for the totals. */
export type Totals = readonly RosterPerson[];
type GridColumn = Column<GridRow, Totals>;

/** The name column, which stays in sight. It says who is past their ETS where no column does. */
export function nameColumn(rem: number, hasEts: boolean): GridColumn {
  return {
    ...headOf(NAME_COLUMN, rem),
    frozen: true,
    draggable: false,
    cellClass: classes.nameCell,
    renderCell: ({ row, tabIndex }) =>
      isPerson(row) ? (
        <span className={classes.name}>
          <RecordLink soldierId={row.id} tabIndex={tabIndex} className={classes.link}>
            {NAME_COLUMN.text(row)}
          </RecordLink>
          {!hasEts && <PersonMarks person={{ pastEts: row.soldier.pastEts }} />}
        </span>
      ) : null,
  };
}

/** A column before the name, which stays in sight, too. A group's title begins there. */
export function firstColumn(column: RosterColumn, rem: number, edit: Edit): GridColumn {
  const { renderCell, ...rest } = gridColumn(column, rem, edit);
  return {
    ...rest,
    frozen: true,
    draggable: false,
    cellClass: classes.first,
    colSpan: (args) => (args.type === 'ROW' && !isPerson(args.row) ? 2 : undefined),
    renderCell: (cell) => (isPerson(cell.row) ? renderCell?.(cell) : <GroupTitle row={cell.row} />),
    renderSummaryCell: () => null,
  };
}

type Edit = {
  readonly saves: CellSaves;
  readonly unit: FieldRules;
  /** Called when a cell's editor opens and closes. */
  readonly onEditing: (isEditing: boolean) => void;
};

/** A column with its cells, and an editor if it can be edited here. */
export function gridColumn(column: RosterColumn, rem: number, { saves, unit, onEditing }: Edit): GridColumn {
  const head = headOf(column, rem);
  if (isPlace(column)) {
    return {
      ...head,
      renderCell: ({ row, tabIndex }) =>
        isPerson(row) && (
          <Link
            to={paths.adminReassign}
            state={backTo(rowPlace({ name: 'board' }, row.id))}
            tabIndex={tabIndex}
            className={classes.place}
          >
            <CellText column={column} person={row} />
          </Link>
        ),
    };
  }
  if (!isEdited(column)) {
    return { ...head, renderCell: ({ row }) => isPerson(row) && <CellText column={column} person={row} /> };
  }
  const choices = choicesOfColumn(column, unit);
  return {
    ...head,
    renderCell: ({ row }) =>
      isPerson(row) && (
        <SavedCell column={column} person={row} saves={saves}>
          <CellText column={column} person={row} />
        </SavedCell>
      ),
    editable: isPerson,
    // Other people's changes show elsewhere in the table, but don't touch the text being typed.
    editorOptions: { closeOnExternalRowChange: false },
    renderEditCell: ({ row, onRowChange, onClose }) =>
      isPerson(row) && (
        <CellEditor
          column={column}
          choices={choices}
          text={row.typing ?? typedIn(row, column, saves)}
          onType={(typing) => onRowChange({ ...row, typing })}
          onChoose={(typing) => onRowChange({ ...row, typing }, true)}
          onEditing={onEditing}
          onClose={onClose}
        />
      ),
  };
}

/** The text to edit in a cell: the unsaved text, or the record's value. */
export function typedIn(person: RosterPerson, column: RosterColumn, saves: CellSaves): string {
  const save = saves.stateOf({ person, column });
  return isOpen(save) ? save.text : column.typed(person);
}

/** What all columns have in common. */
function headOf(column: RosterColumn, rem: number) {
  const { key, header, short, width, look } = column;
  const align = look === 'number' ? classes.number : undefined;
  return {
    key,
    name: short === header ? header : <span title={header}>{short}</span>,
    width: Math.round(width * rem),
    minWidth: Math.round(2.5 * rem),
    resizable: true,
    sortable: true,
    draggable: true,
    cellClass: align,
    headerCellClass: align,
    summaryCellClass: align,
    renderSummaryCell: ({ row }: { row: Totals }) => <ColumnTotal column={column} people={row} />,
  } satisfies GridColumn;
}

/** A column's allowed choices; null if any text can be typed. */
export function choicesOfColumn({ field }: RosterColumn, unit: FieldRules): readonly string[] | null {
  return field === null ? null : cellChoices(field, unit);
}

function GroupTitle({ row }: { row: Exclude<RosterRow, RosterPerson> }) {
  return (
    <>
      {row.title} <span className={classes.quiet}>{row.count}</span>
    </>
  );
}
