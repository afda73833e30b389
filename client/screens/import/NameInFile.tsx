import { wordKey } from '../../../domain/roster/rosterWordRules.ts';
import { ForgetButton } from './ForgetButton.tsx';
import type { OpenRoster } from './rosterReading.ts';
import { isOtherSpelling, type ImportRow } from './rosterText.ts';

type NameInFileProps = {
  importRow: ImportRow;
  nameInFile: string | null;
  written: boolean;
  roster: OpenRoster;
  onRead: (roster: OpenRoster) => void;
};

/** How the file spells the name of a row's person, where that is another spelling than the record's; with how to forget that it is theirs. */
export function NameInFile({ importRow, nameInFile, written, roster, onRead }: NameInFileProps) {
  if (nameInFile === null || !isOtherSpelling(importRow, nameInFile)) return null;
  const id = wordKey({ column: 'name', text: nameInFile });
  const isRemembered = roster.remembered.get(id) === importRow.soldierId;
  return (
    <div>
      In the file: {nameInFile}
      {isRemembered && !written && (
        <>
          {' '}
          · <ForgetButton id={id} what={nameInFile} roster={roster} onForgotten={onRead} />
        </>
      )}
    </div>
  );
}
