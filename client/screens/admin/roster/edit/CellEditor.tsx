import { useEffect, useEffectEvent } from 'react';
import type { RosterColumn } from '../rosterColumns.ts';
import classes from './CellEditor.module.css';

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
};

/** The editor of a cell: a field to type in, or the choices that the rules allow. */
export function CellEditor({ column, choices, text, onType, onChoose, onEditing }: CellEditorProps) {
  const tell = useEffectEvent(onEditing);
  useEffect(() => {
    tell(true);
    return () => tell(false);
  }, []);
  if (choices === null) {
    return (
      <input
        ref={selected}
        aria-label={column.header}
        className={classes['editor']}
        autoComplete="off"
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    );
  }
  return (
    <select
      ref={focused}
      aria-label={column.header}
      className={classes['editor']}
      value={text}
      onChange={(event) => onChoose(event.currentTarget.value)}
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
