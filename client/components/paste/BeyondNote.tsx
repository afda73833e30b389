import { counted } from '../../../domain/words.ts';
import { Note } from '../Note.tsx';

type BeyondNoteProps = { lines: number };

/** Says how many pasted lines were beyond the last person; nothing without any. */
export function BeyondNote({ lines }: BeyondNoteProps) {
  if (lines === 0) return null;
  return (
    <Note>
      {counted(lines, 'pasted line')} {lines === 1 ? 'was' : 'were'} left out: the list ends before{' '}
      {lines === 1 ? 'it' : 'them'}.
    </Note>
  );
}
