import { type ClipboardEvent, useEffect, useEffectEvent } from 'react';
import { isOneText, pastedReadings } from '../../../components/paste/readings.ts';
import type { RosterColumn } from '../rosterColumns.ts';
import classes from './cells.module.css';

type CellEditorProps = {
  column: RosterColumn;
  /** The texts to choose from; null for typing. */
  choices: readonly string[] | null;
  /** The text typed so far. */
  text: string;
  onType: (text: string) => void;
  /** Saves the chosen text and closes the editor. */
  onChoose: (text: string) => void;
  /** Called when the editor opens and closes. */
  onEditing: (isEditing: boolean) => void;
  /** Closes the editor and leaves the cell unchanged. */
  onClose: () => void;
};

/** A cell's editor: a field to type in, or the choices that the rules allow. */
export function CellEditor({ column, choices, text, onType, onChoose, onEditing, onClose }: CellEditorProps) {
  const tell = useEffectEvent(onEditing);
  useEffect(() => {
    tell(true);
    return () => tell(false);
  }, []);
  /** A single text is pasted into the field, as usual. For several cells the event goes on to the table, which fills them. */
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
        // Copies the text selected in the field, not the cell.
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

/** Selects the text, so that the key that opened the editor replaces it. */
function selected(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

function focused(field: HTMLSelectElement | null): void {
  field?.focus();
}
