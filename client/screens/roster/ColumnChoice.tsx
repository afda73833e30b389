import { ActionIcon, Checkbox, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconLock, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { plainName } from '../../../domain/nameText.ts';
import choice from '../../components/form/choice.module.css';
import { useFieldRules } from '../../components/PolicyContext.ts';
import { TextButton } from '../../components/TextButton.tsx';
import classes from './ColumnChoice.module.css';
import { columnSets } from './columnSets.ts';
import { NAME_COLUMN, type RosterColumn } from './rosterColumns.ts';
import { columnsText, moved, toggled } from './rosterView.ts';

type ColumnChoiceProps = {
  /** Every column there is. */
  all: readonly RosterColumn[];
  /** The visible columns, in order. */
  shown: readonly RosterColumn[];
  /** Receives the columns in the address's format. */
  onChange: (columns: string) => void;
};

/** Chooses the roster's columns and their order, one by one or as a set. Hidden columns come after the others. */
export function ColumnChoice({ all, shown, onChange }: ColumnChoiceProps) {
  const unit = useFieldRules();
  const [search, setSearch] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const keys = shown.map(({ key }) => key);
  const show = (next: readonly string[]) => onChange(columnsText(next, all));
  const [first, ...others] = [...shown, ...all.filter((column) => !shown.includes(column))];
  const isFound = ({ header, short }: RosterColumn) =>
    [header, short].some((name) => plainName(name).includes(plainName(search.trim())));

  /** Moves a column. The first one stays where it is. */
  function move(key: string, to: number) {
    if (keys.includes(key) && to >= 1 && to < keys.length) show(moved(keys, key, to));
  }

  function onKeyDown(event: KeyboardEvent, key: string) {
    const step = STEPS[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(key, keys.indexOf(key) + step);
  }

  return (
    <section aria-label="Columns" className={classes.choice}>
      <div className={classes.head}>
        <h2 className={classes.title}>Columns</h2>
        <span className={classes.quiet}>
          {keys.length + 1} of {all.length + 1}
        </span>
        <TextButton onClick={() => onChange('')}>Reset columns</TextButton>
      </div>
      <div role="group" aria-label="Sets of columns" className={classes.sets}>
        {columnSets(all, unit).map(({ label, keys: of }) => (
          <button
            key={label}
            type="button"
            className={classes.set}
            aria-pressed={columnsText(of, all) === columnsText(keys, all)}
            onClick={() => show(of)}
          >
            {label}
          </button>
        ))}
      </div>
      <TextInput
        type="search"
        size="sm"
        aria-label="Find a column"
        placeholder="Find a column"
        leftSection={<IconSearch aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <ul>
        {[...(first ? [first] : []), NAME_COLUMN].filter(isFound).map(({ key, header }) => (
          <li key={key} className={classes.column}>
            <IconLock aria-hidden className={classes.icon} />
            {header} <span className={classes.quiet}>always first</span>
          </li>
        ))}
        {others.filter(isFound).map(({ key, header }) => {
          const isShown = keys.includes(key);
          const at = keys.indexOf(key);
          return (
            <li
              key={key}
              className={classes.column}
              draggable={isShown}
              data-dragged={dragged === key || undefined}
              onDragStart={() => setDragged(key)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => {
                if (dragged === null || !isShown) return;
                event.preventDefault();
                if (dragged !== key) move(dragged, at);
              }}
              onKeyDown={(event) => onKeyDown(event, key)}
            >
              <IconGripVertical aria-hidden className={classes.icon} data-hidden={!isShown || undefined} />
              <Checkbox
                label={header}
                classNames={choice}
                className={classes.box}
                checked={isShown}
                onChange={() => show(toggled(keys, key))}
              />
              {isShown && (
                <>
                  <ActionIcon
                    className={classes.move}
                    aria-label={`Move ${header} before`}
                    aria-disabled={at === 1}
                    onClick={() => move(key, at - 1)}
                  >
                    <IconArrowUp aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    className={classes.move}
                    aria-label={`Move ${header} after`}
                    aria-disabled={at === keys.length - 1}
                    onClick={() => move(key, at + 1)}
                  >
                    <IconArrowDown aria-hidden />
                  </ActionIcon>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <p className={classes.quiet}>Drag a column, or press Alt with an arrow. This device remembers your columns.</p>
    </section>
  );
}

/** The keys that move a column, with Alt. */
const STEPS: Readonly<Partial<Record<string, number>>> = { ArrowUp: -1, ArrowDown: 1 };
