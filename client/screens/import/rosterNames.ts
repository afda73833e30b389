import { isOneOf } from '../../../domain/isOneOf.ts';
import type { FieldRules } from '../../../domain/policy/unit.ts';
import { rowsOf } from '../../../domain/record/fields.ts';
import {
  isOrderOpen,
  type NameCells,
  nameIn,
  type NameOrder,
  type RankedName,
} from '../../../domain/roster/nameParts.ts';
import { areSameRanks } from '../../../domain/roster/nameRank.ts';
import type { FileRow } from '../../app/imports/sheetFile.ts';
import type { Mapping } from './columns.ts';

/** Where to take a rank from if the name and the rank column differ. */
export const RankSource = { COLUMN: 'COLUMN', NAME: 'NAME' } as const;
export type RankSource = (typeof RankSource)[keyof typeof RankSource];

/** How to read the names of a file. Nothing is guessed. */
export type NameReading = {
  /** What comes first in names without a comma; null until chosen. */
  readonly order: NameOrder | null;
  /** Null until chosen. */
  readonly rank: RankSource | null;
};

export const NO_NAME_READING: NameReading = { order: null, rank: null };

const NAME_CELLS = ['name', 'firstName', 'middleName', 'lastName'] as const;

/** A line's name, or the part that's there, with the rank written in it. */
export function nameOf({ cells }: FileRow, mapping: Mapping, order: NameOrder | null = null): RankedName {
  const said: NameCells = Object.fromEntries(
    mapping.flatMap((column, index) => (isOneOf(NAME_CELLS, column) ? [[column, cells[index] ?? '']] : [])),
  );
  return nameIn(said, order);
}

/** A row in which the rank in the name and in the rank column differ. */
export type RankDifference = { readonly row: number; readonly inName: string; readonly inColumn: string };

export function rankDifferences(rows: readonly FileRow[], mapping: Mapping, unit: FieldRules): RankDifference[] {
  const at = mapping.indexOf('rank');
  if (at < 0) return [];
  const records = rowsOf(unit);
  return rows.flatMap((fileRow) => {
    const [inName, inColumn] = [nameOf(fileRow, mapping).rank, fileRow.cells[at] ?? ''];
    const isOpen = inName !== '' && inColumn !== '' && !areSameRanks(records, inName, inColumn);
    return isOpen ? [{ row: fileRow.row, inName, inColumn }] : [];
  });
}

/** The whole names that don't show which part comes first. */
export function unorderedNames(rows: readonly FileRow[], mapping: Mapping): string[] {
  const at = mapping.indexOf('name');
  return at < 0 ? [] : rows.map(({ cells }) => cells[at] ?? '').filter(isOrderOpen);
}
