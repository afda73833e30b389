import { Button } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import classes from './MoreMenu.module.css';
import { useDismissal } from './useDismissal.ts';

/** A screen's secondary actions: a line of quiet buttons on a desktop, and a button that opens them on a phone. */
export function MoreMenu({ children }: { children: ReactNode }) {
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
    <div ref={menu} className={classes.menu}>
      <Button
        ref={toggle}
        variant="subtle"
        className={classes.toggle}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        More
      </Button>
      <div className={classes.entries} data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  );
}
