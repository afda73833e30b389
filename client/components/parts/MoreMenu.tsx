import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useDismissal } from '../useDismissal.ts';
import classes from './ToolLine.module.css';

type MoreMenuProps = {
  /** Whether it is a menu on a desktop, too. */
  isFolded?: boolean;
  /** The button's name, where a screen has several. */
  label?: string;
  children: ReactNode;
};

/** A screen's secondary actions: a line of quiet buttons on a desktop, and a button that opens them on a phone, or always. */
export function MoreMenu({ isFolded = false, label = 'More', children }: MoreMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useDismissal(menu, {
    isOpen,
    onDismiss: (isReturning) => {
      setOpen(false);
      if (isReturning) toggle.current?.focus();
    },
  });
  return (
    <div ref={menu} className={classes.menu} data-folded={isFolded || undefined}>
      <ActionIcon
        ref={toggle}
        className={classes.toggle}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <IconDots aria-hidden />
      </ActionIcon>
      <div className={classes.entries} data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  );
}
