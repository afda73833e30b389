import type { AnyName, RecordFields } from '../../../../domain/record/fields.ts';
import type { RosterColumn } from '../rosterColumns.ts';
import type { RosterPerson } from '../rosterPerson.ts';
import { restoring } from './readCell.ts';

/** A cell of the table: whose, and in which column. */
export type Cell = { readonly person: RosterPerson; readonly column: RosterColumn };
/** A text that somebody has typed or pasted into a cell. The person is as the table showed them when the cell was opened, or when it was pasted. */
export type Typed = Cell & { readonly text: string };

/** How the save of a cell stands; kept is what waits until the network answers again. */
export type SaveState = 'saving' | 'saved' | 'refused' | 'kept';
export type CellSave = Typed & {
  readonly state: SaveState;
  readonly problem: string | null;
  /** The record as somebody else has changed the cell, where that is the problem. */
  readonly theirs: RosterPerson | null;
  /** Whether that was the person themself, in another tab or on another device. */
  readonly isOwn: boolean;
};

/** Whether a cell has a text that is not saved, or not yet. */
export function isOpen(save: CellSave | undefined): save is CellSave {
  return save !== undefined && save.state !== 'saved';
}

export function keyOf(id: string, { key }: RosterColumn): string {
  return `${id} ${key}`;
}

/** What a cell holds, within a sentence. */
export function shown(person: RosterPerson, column: RosterColumn): string {
  const text = column.text(person);
  if (text === '') return 'nothing';
  return column.field === null ? text : restoring(column.field, text, person.record);
}

export function isSame(one: Cell, other: Cell): boolean {
  return one.person.id === other.person.id && one.column.key === other.column.key;
}

/**
 * What a field holds, as a text that two values share only if they are the same. An ETS and whether it is indefinite are one; and a rank and its
 * grade, which another rank takes along.
 */
export function valueOf(record: RecordFields, field: AnyName): string {
  if (field === 'ets' && record.etsIndefinite) return 'indefinite';
  return restoring(field, String(record[field] ?? ''), record);
}
