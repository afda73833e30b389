import { ActionIcon, Button } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useDismissal } from '../useDismissal.ts';
import classes from './ToolLine.module.css';

type ToolPopoverProps = {
  label: string;
  icon: TablerIcon;
  /** Whether the button shows only its icon. */
  isBare?: boolean;
  children: ReactNode;
};

/** A tool whose button opens a panel over the screen. Escape, or anything pressed elsewhere, closes it. */
export function ToolPopover({ label, icon: Icon, isBare = false, children }: ToolPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useDismissal(popover, {
    isOpen,
    onDismiss: (isReturning) => {
      setOpen(false);
      if (isReturning) toggle.current?.focus();
    },
  });
  const button = { ref: toggle, 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) };
  return (
    <div ref={popover} className={classes.popover}>
      {isBare ? (
        <ActionIcon {...button} aria-label={label} title={label} className={classes.toggle}>
          <Icon aria-hidden />
        </ActionIcon>
      ) : (
        <Button {...button} variant="default" leftSection={<Icon aria-hidden />}>
          {label}
        </Button>
      )}
      {isOpen && <div className={classes.panel}>{children}</div>}
    </div>
  );
}
