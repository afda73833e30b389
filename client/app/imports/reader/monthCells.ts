import { formatDay } from '../../../../domain/localDate.ts';
import type { FileSheet } from '../sheetFile.ts';
import type { ReadSheet } from './readSheetFile.ts';

/**
 * The sheet with `NOV 2026` in the cells that show only a month. A spreadsheet stores the first day of a typed month, and nobody meant that
 * day.
 * @param isDay whether a column holds dates; other columns stay as they are
 */
export function withMonths({ sheet, dates }: ReadSheet, isDay: (column: number) => boolean = () => true): FileSheet {
  const months = new Map<number, Set<number>>();
  for (const { row, column, isMonth } of dates) {
    if (isMonth && isDay(column)) months.set(row, (months.get(row) ?? new Set()).add(column));
  }
  if (months.size === 0) return sheet;
  const rows = sheet.rows.map((fileRow) => {
    const columns = months.get(fileRow.row);
    if (!columns) return fileRow;
    const shown = (text: string, index: number) => (columns.has(index) ? monthText(text) : text);
    return { ...fileRow, cells: fileRow.cells.map(shown) };
  });
  return { ...sheet, rows };
}

/** `NOV 2026` for 2026-11-01. */
function monthText(firstDay: string): string {
  return formatDay(firstDay).slice(3);
}
