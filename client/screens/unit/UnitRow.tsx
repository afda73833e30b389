import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './unit.module.css';

type UnitRowProps = {
  name: string;
  /** The text below the name. */
  about: ReactNode;
  /** The row's buttons. */
  children: ReactNode;
};

/** A row for a unit field or a requirement. */
export function UnitRow({ name, about, children }: UnitRowProps) {
  return (
    <div className={classes.row}>
      <div className={classes.what}>
        <bdi className={classes.label}>{name}</bdi>
        {about}
      </div>
      <div className={classes.buttons}>{children}</div>
    </div>
  );
}

type MoveButtonsProps<Item> = {
  /** The name of the moved entry. */
  name: string;
  items: readonly Item[];
  /** Its place in the list. */
  index: number;
  isBusy: boolean;
  onMove: (items: Item[]) => void;
};

/** Buttons that move a row up or down. */
export function MoveButtons<Item>({ name, items, index, isBusy, onMove }: MoveButtonsProps<Item>) {
  const moveTo = (to: number) => onMove(items.toSpliced(index, 1).toSpliced(to, 0, ...items.slice(index, index + 1)));
  const last = items.length - 1;
  return (
    <>
      <Button
        variant="subtle"
        aria-label={`Move ${name} up`}
        aria-disabled={isBusy || index === 0}
        onClick={() => !isBusy && index > 0 && moveTo(index - 1)}
      >
        <IconChevronUp aria-hidden />
      </Button>
      <Button
        variant="subtle"
        aria-label={`Move ${name} down`}
        aria-disabled={isBusy || index === last}
        onClick={() => !isBusy && index < last && moveTo(index + 1)}
      >
        <IconChevronDown aria-hidden />
      </Button>
    </>
  );
}
