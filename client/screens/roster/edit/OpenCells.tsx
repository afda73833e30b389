import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { counted } from '../../../../domain/words.ts';
import { ErrorText } from '../../../components/ErrorText.tsx';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { Note } from '../../../components/Note.tsx';
import { type LeftOut, PasteNote } from '../../../components/paste/PasteNote.tsx';
import { useFieldRules } from '../../../components/PolicyContext.ts';
import { NAME_COLUMN } from '../rosterColumns.ts';
import classes from './cells.module.css';
import type { Cell } from './cells.ts';
import type { CellSaves } from './CellSaves.ts';

type OpenCellsProps = {
  saves: CellSaves;
  /** What the last paste left out. */
  leftOut: LeftOut;
  /** Focuses a cell. */
  onGoTo: (cell: Cell) => void;
};

/**
 * What isn't saved, and why: refused cells, cells waiting for the network, and pasted lines without a person. In a conflict, the person
 * chooses which value stays.
 */
export function OpenCells({ saves, leftOut, onGoTo }: OpenCellsProps) {
  const unit = useFieldRules();
  const open = useSyncExternalStore(saves.subscribe, saves.openCells);
  const refused = open.filter(({ state }) => state === 'refused');
  const kept = open.filter(({ state }) => state === 'kept');

  /** The pressed button goes, so the cell takes the focus. */
  function settle(cell: Cell, act: () => void) {
    act();
    onGoTo(cell);
  }

  return (
    <LiveRegion>
      <PasteNote {...leftOut} />
      {kept.length > 0 && (
        <Note>
          {`${counted(kept.length, 'cell')} not saved: ${kept[0]?.problem ?? ''} Your text is kept here and will be sent when the network is back. `}
          <Button variant="default" size="compact-md" onClick={() => saves.retry(unit)}>
            Try again
          </Button>
        </Note>
      )}
      {refused.length > 0 && (
        <ul className={classes.openCells}>
          {refused.map((save) => (
            <li key={`${save.person.id} ${save.column.key}`} className={classes.openCell}>
              <ErrorText>{`${NAME_COLUMN.text(save.person)}, ${save.column.header}, ${save.text === '' ? 'nothing' : save.text}: ${save.problem ?? ''}`}</ErrorText>
              <Button variant="default" onClick={() => onGoTo(save)}>
                Go to cell
              </Button>
              {save.theirs === null ? (
                <Button variant="default" onClick={() => saves.drop(save)}>
                  Discard
                </Button>
              ) : (
                <>
                  <Button variant="default" onClick={() => settle(save, () => saves.keepMine(save, unit))}>
                    Keep mine
                  </Button>
                  <Button variant="default" onClick={() => settle(save, () => saves.drop(save))}>
                    {save.isOwn ? 'Keep the other' : 'Keep theirs'}
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </LiveRegion>
  );
}
