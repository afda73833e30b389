import { quoted } from '../../../domain/imports/importTexts.ts';
import { counted, listInWords } from '../../../domain/words.ts';
import { Note } from '../Note.tsx';

/** The lines that a paste left out. */
export type LeftOut = {
  /** How many lines were beyond the last person. */
  readonly beyond: number;
  readonly headings: readonly string[];
};

export const NOTHING_LEFT_OUT: LeftOut = { beyond: 0, headings: [] };

/** Says which lines a paste left out. Renders nothing if it took them all. */
export function PasteNote({ beyond, headings }: LeftOut) {
  if (beyond === 0 && headings.length === 0) return null;
  return (
    <Note>
      {headings.length > 0 &&
        `Skipped the ${headings.length === 1 ? 'heading' : 'headings'} ${listInWords(headings.map(quoted), 'and')}. `}
      {beyond > 0 && `Skipped ${counted(beyond, 'pasted line')}, because the list has no more rows.`}
    </Note>
  );
}
