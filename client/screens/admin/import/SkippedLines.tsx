import { counted } from '../../../../domain/words.ts';
import type { FileRow } from '../../../app/imports/sheetFile.ts';
import { Note } from '../../../components/Note.tsx';

/** How many lines are told by what they say, and how much of each, in characters. */
const MOST_TOLD = 5;
const TOLD_LENGTH = 40;

type SkippedLinesProps = { blank: number; skipped: readonly FileRow[] };

/** Which lines of the file are nobody, and so are left out. Renders nothing if there are none. */
export function SkippedLines({ blank, skipped }: SkippedLinesProps) {
  const count = blank + skipped.length;
  if (count === 0) return null;
  const told = skipped.slice(0, MOST_TOLD).map(({ row, cells }) => `${textOf(cells)} (row ${row})`);
  const more = skipped.length - told.length;
  const texts = [...(blank > 0 ? [`${blank} blank`] : []), ...told, ...(more > 0 ? [`${more} more`] : [])];
  return (
    <Note>
      {counted(count, 'line')} {count === 1 ? 'is' : 'are'} skipped: {texts.join(' · ')}.
    </Note>
  );
}

/** `TOTAL 4` */
function textOf(cells: FileRow['cells']): string {
  const text = cells.filter((cell) => cell !== '').join(' ');
  return text.length > TOLD_LENGTH ? `${text.slice(0, TOLD_LENGTH)}…` : text;
}
