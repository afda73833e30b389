import { counted } from '../../../domain/words.ts';
import type { FileRow } from './sheetFile.ts';

/** How many skipped lines are quoted, and how many characters of each. */
const MOST_TOLD = 5;
const TOLD_LENGTH = 40;

/** `2 lines are skipped: 1 blank · TOTAL 4 (row 10).` Null if there are none. */
export function skippedText(skipped: readonly FileRow[], blank = 0): string | null {
  return sentence('', skipped, blank);
}

/** `2 lines above the headings are skipped: HHB ROSTER (row 1) · AS OF 15 NOV 2026 (row 2).` Null if there are none. */
export function titlesText(above: readonly FileRow[]): string | null {
  return sentence(' above the headings', above, 0);
}

function sentence(where: string, lines: readonly FileRow[], blank: number): string | null {
  const count = lines.length + blank;
  if (count === 0) return null;
  const told = lines.slice(0, MOST_TOLD).map(({ row, cells }) => `${textOf(cells)} (row ${row})`);
  const more = lines.length - told.length;
  const texts = [...(blank > 0 ? [`${blank} blank`] : []), ...told, ...(more > 0 ? [`${more} more`] : [])];
  return `${counted(count, 'line')}${where} ${count === 1 ? 'is' : 'are'} skipped: ${texts.join(' · ')}.`;
}

/** `TOTAL 4` */
function textOf(cells: FileRow['cells']): string {
  const text = cells.filter((cell) => cell !== '').join(' ');
  return text.length > TOLD_LENGTH ? `${text.slice(0, TOLD_LENGTH)}…` : text;
}
