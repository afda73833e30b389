import { ActionIcon, Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import choice from '../../components/form/choice.module.css';
import { Panel } from '../../components/Panel.tsx';
import { TextButton } from '../../components/TextButton.tsx';
import classes from './ColumnChoice.module.css';
import type { RosterColumn } from './rosterColumns.ts';
import { columnsText, moved, toggled } from './rosterView.ts';

type ColumnChoiceProps = {
  /** Every column there is. */
  all: readonly RosterColumn[];
  /** The visible columns, in order. */
  shown: readonly RosterColumn[];
  /** Receives the columns in the address's format. */
  onChange: (columns: string) => void;
};

/** Chooses the roster's columns and their order. Hidden columns come after the others. */
export function ColumnChoice({ all, shown, onChange }: ColumnChoiceProps) {
  const keys = shown.map(({ key }) => key);
  const show = (next: readonly string[]) => onChange(columnsText(next, all));
  const hidden = all.filter((column) => !shown.includes(column));
  return (
    <Panel title="Columns">
      <ul className={classes.columns}>
        {[...shown, ...hidden].map(({ key, header }, index) => {
          const isShown = keys.includes(key);
          return (
            <li key={key} className={classes.column}>
              <Checkbox
                label={header}
                classNames={choice}
                checked={isShown}
                onChange={() => show(toggled(keys, key))}
              />
              {isShown && (
                <span className={classes.moves}>
                  <ActionIcon
                    color="gold"
                    aria-label={`Move ${header} before`}
                    aria-disabled={index === 0}
                    onClick={() => show(moved(keys, key, Math.max(0, index - 1)))}
                  >
                    <IconArrowUp aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    color="gold"
                    aria-label={`Move ${header} after`}
                    aria-disabled={index === keys.length - 1}
                    onClick={() => show(moved(keys, key, index + 1))}
                  >
                    <IconArrowDown aria-hidden />
                  </ActionIcon>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <TextButton onClick={() => onChange('')}>Show the columns as at first</TextButton>
    </Panel>
  );
}
