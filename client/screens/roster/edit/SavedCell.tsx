import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconDots } from '@tabler/icons-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { StatusMark } from '../../../components/parts/StatusMark.tsx';
import classes from './cells.module.css';
import type { Cell } from './cells.ts';
import type { CellSaves } from './CellSaves.ts';

type SavedCellProps = Cell & {
  saves: CellSaves;
  /** The record's value as the cell shows it. */
  children: ReactNode;
};

/** A cell with the state of its save. Unsaved text shows as typed. */
export function SavedCell({ person, column, saves, children }: SavedCellProps) {
  const save = useSyncExternalStore(saves.subscribe, () => saves.stateOf({ person, column }));
  if (!save) return children;
  switch (save.state) {
    case 'saving':
      return (
        <span className={classes.cell}>
          {save.text}
          <IconDots aria-hidden className={classes.icon} />
          <VisuallyHidden>saving</VisuallyHidden>
        </span>
      );
    case 'saved':
      return (
        <span className={classes.cell}>
          <span>{children}</span>
          <IconCheck aria-hidden className={classes.icon} />
          <VisuallyHidden>saved</VisuallyHidden>
        </span>
      );
    case 'kept':
      return (
        <StatusMark tone="warn" icon={IconCloudOff}>
          {save.text} <VisuallyHidden>not sent yet</VisuallyHidden>
        </StatusMark>
      );
    case 'refused':
      return (
        <StatusMark tone="bad" icon={IconAlertTriangle}>
          {save.text} <VisuallyHidden>not saved: {save.problem}</VisuallyHidden>
        </StatusMark>
      );
  }
}
