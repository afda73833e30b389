import { type ClipboardEvent, useEffect, useEffectEvent } from 'react';
import { isOneText, pastedReadings } from '../../../components/paste/readings.ts';
import type { RosterColumn } from '../rosterColumns.ts';
import classes from './cells.module.css';

type CellEditorProps = {
  column: RosterColumn;
  /** The texts to choose from; null where one types. */
  choices: readonly string[] | null;
  /** What is typed so far. */
  text: string;
  onType: (text: string) => void;
  /** Takes what was chosen, and closes. */
  onChoose: (text: string) => void;
  /** Told when the editor opens and when it closes. */
  onEditing: (isEditing: boolean) => void;
  /** Closes the editor and leaves the cell as it was. */
  onClose: () => void;
};

/** The editor of a cell: a field to type in, or the choices that the rules allow. */
export function CellEditor({ column, choices, text, onType, onChoose, onEditing, onClose }: CellEditorProps) {
  const tell = useEffectEvent(onEditing);
  useEffect(() => {
    tell(true);
    return () => tell(false);
  }, []);
  /** A single text goes into the field, as anywhere; cells go into the table, which the event reaches then. */
  function onPaste(event: ClipboardEvent) {
    if (choices === null && isOneText(pastedReadings(event.clipboardData))) {
      event.stopPropagation();
      return;
    }
    event.preventDefault();
    onClose();
  }

  if (choices === null) {
    return (
      <input
        ref={selected}
        aria-label={column.header}
        className={classes.editor}
        autoComplete="off"
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onPaste={onPaste}
        // What is marked in the field, and not the cell.
        onCopy={(event) => event.stopPropagation()}
      />
    );
  }
  return (
    <select
      ref={focused}
      aria-label={column.header}
      className={classes.editor}
      value={text}
      onChange={(event) => onChoose(event.currentTarget.value)}
      onPaste={onPaste}
    >
      {(choices.includes(text) ? choices : [text, ...choices]).map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}

/** The key that opened it then replaces what is there. */
function selected(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

function focused(field: HTMLSelectElement | null): void {
  field?.focus();
}
