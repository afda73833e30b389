import { counted, listInWords } from '../../../domain/words.ts';
import type { FileSheet } from './sheetFile.ts';

/** What to do with rows that the file hides. */
export const HiddenRows = { IMPORT: 'IMPORT', LEAVE: 'LEAVE' } as const;
export type HiddenRows = (typeof HiddenRows)[keyof typeof HiddenRows];

/** A row that the file hides, and the name in it: `SFC Winters`. */
export type HiddenRow = { readonly row: number; readonly name: string };

/** The most rows that the sentence names one by one. */
const MOST_TOLD = 10;

/** `Rows 3 and 5 are hidden in the file (SFC Winters, PV2 Ilic).` */
export function hiddenText(hidden: readonly HiddenRow[]): string {
  const told = hidden.slice(0, MOST_TOLD);
  const more = hidden.length - told.length;
  const names = [...told.map(({ name }) => name), ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
  const are = hidden.length === 1 ? 'is' : 'are';
  if (more > 0) return `${counted(hidden.length, 'row')} ${are} hidden in the file (${names}).`;
  const rows = listInWords(
    told.map(({ row }) => String(row)),
    'and',
  );
  return `${hidden.length === 1 ? 'Row' : 'Rows'} ${rows} ${are} hidden in the file (${names}).`;
}

/** The sheet without its hidden rows. */
export function withoutHiddenRows(sheet: FileSheet): FileSheet {
  const hidden = new Set(sheet.hiddenRows);
  const isShown = ({ row }: { readonly row: number }): boolean => !hidden.has(row);
  return { ...sheet, rows: sheet.rows.filter(isShown), uncalculated: sheet.uncalculated.filter(isShown) };
}
