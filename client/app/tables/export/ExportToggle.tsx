import { Button } from '@mantine/core';
import classes from './ExportToggle.module.css';

type ExportToggleProps = { action: string; isOpen: boolean; onToggle: () => void };

/** Unfolds the formats of an export. Less prominent than the list. */
export function ExportToggle({ action, isOpen, onToggle }: ExportToggleProps) {
  return (
    <Button
      variant="subtle"
      color="gray"
      c="var(--mantine-color-text)"
      className={classes['toggle']}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {action}
    </Button>
  );
}
