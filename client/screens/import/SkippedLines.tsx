import type { FileRow } from '../../app/imports/sheetFile.ts';
import { skippedText, titlesText } from '../../app/imports/skippedText.ts';
import { Note } from '../../components/Note.tsx';

type SkippedLinesProps = { above: readonly FileRow[]; blank: number; skipped: readonly FileRow[] };

/** Which lines of the file are nobody, and so are left out. Renders nothing if there are none. */
export function SkippedLines({ above, blank, skipped }: SkippedLinesProps) {
  const texts = [skippedText(skipped, blank), titlesText(above)].filter((text) => text !== null);
  return texts.length > 0 && <Note>{texts.join(' ')}</Note>;
}
