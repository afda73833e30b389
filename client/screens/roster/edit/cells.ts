import type { AnyName, RecordFields } from '../../../../domain/record/fields.ts';
import type { RosterColumn } from '../rosterColumns.ts';
import type { RosterPerson } from '../rosterPerson.ts';
import { restoring } from './readCell.ts';

/** A cell of the table, by person and column. */
export type Cell = { readonly person: RosterPerson; readonly column: RosterColumn };
/** A text typed or pasted into a cell. The person is as shown when the cell was opened or the text pasted. */
export type Typed = Cell & { readonly text: string };

/** The state of a cell's save. `kept` waits for the network. */
export type SaveState = 'saving' | 'saved' | 'refused' | 'kept';
export type CellSave = Typed & {
  readonly state: SaveState;
  readonly problem: string | null;
  /** The record with somebody else's change, if that's the problem. */
  readonly theirs: RosterPerson | null;
  /** Whether it was the same person, in another tab or on another device. */
  readonly isOwn: boolean;
};

/** Whether a cell has a text that isn't saved, or not yet. */
export function isOpen(save: CellSave | undefined): save is CellSave {
  return save !== undefined && save.state !== 'saved';
}

export function keyOf(id: string, { key }: RosterColumn): string {
  return `${id} ${key}`;
}

/** A cell's value within a sentence. */
export function shown(person: RosterPerson, column: RosterColumn): string {
  const text = column.text(person);
  if (text === '') return 'nothing';
  return column.field === null ? text : restoring(column.field, text, person.record);
}

export function isSame(one: Cell, other: Cell): boolean {
  return one.person.id === other.person.id && one.column.key === other.column.key;
}

/**
 * A field's value as a text, for comparing. A date and "indefinite" are one ETS value. A rank's value includes its grade, because changing
 * the rank changes the grade.
 */
export function valueOf(record: RecordFields, field: AnyName): string {
  if (field === 'ets' && record.etsIndefinite) return 'indefinite';
  return restoring(field, String(record[field] ?? ''), record);
}
