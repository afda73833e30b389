import { useEffect, useEffectEvent } from 'react';
import { ColumnKind, columnName } from '../../../../../domain/policy/columns.ts';
import type { UnitFields } from '../../../../../domain/policy/unit.ts';
import { type AnyName, CHOICES, isOfKind, offeredIn, passFailLabel } from '../../../../../domain/record/fields.ts';
import { ownText } from '../../../../../domain/record/ownFields.ts';
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

/** The texts that a field takes, where it takes one of a list; those that the unit does not offer are left out. */
export function choicesOf(field: AnyName, unit: UnitFields): readonly string[] | null {
  const own = unit.columns.find(({ id }) => columnName(id) === field);
  if (own) {
    if (own.kind === ColumnKind.CHOICE) return ['', ...own.choices];
    return own.kind === ColumnKind.YES_NO ? ['', ...['yes', 'no'].map((value) => ownText(own.kind, value))] : null;
  }
  if (isOfKind(field, 'choice')) {
    const shown: Readonly<Record<string, string>> = CHOICES[field].shown;
    return offeredIn(field, unit.policy).map((value) => shown[value] ?? value);
  }
  if (isOfKind(field, 'passFail')) return Object.values(passFailLabel);
  return isOfKind(field, 'yesNo') ? ['Yes', 'No'] : null;
}

/** What a key puts into a cell that holds one of two: Space changes from one to the other, a letter names one. Null for any other key. */
export function eitherOf(choices: readonly string[] | null, text: string, key: string): string | null {
  const either = (choices ?? []).filter((choice) => choice !== '');
  const [yes, no] = either;
  if (either.length !== 2 || yes === undefined || no === undefined) return null;
  if (key === ' ') return text === yes ? no : yes;
  return either.find((choice) => choice[0]?.toLowerCase() === key.toLowerCase()) ?? null;
}
