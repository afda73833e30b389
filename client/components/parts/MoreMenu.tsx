import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useDismissal } from '../useDismissal.ts';
import classes from './ToolLine.module.css';

type MoreMenuProps = {
  /** Whether it is a menu on a desktop, too. */
  isFolded?: boolean;
  /** Whom its actions are about, in the row of a list. It is then always a menu, and its button shows on hover and focus. */
  about?: string;
  children: ReactNode;
};

/** The secondary actions of a screen or a row: a line of quiet buttons on a desktop, and a button that opens them on a phone, or always. */
export function MoreMenu({ isFolded = false, about, children }: MoreMenuProps) {
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
  const label = about === undefined ? 'More' : `More for ${about}`;
  const isOfRow = about !== undefined;
  return (
    <div
      ref={menu}
      className={classes.menu}
      data-folded={isFolded || isOfRow || undefined}
      data-of-row={isOfRow || undefined}
      data-screen-only={isOfRow || undefined}
    >
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
      {/* A list has many of them, and nothing in one that a closed menu would lose. */}
      {(isOpen || !isOfRow) && (
        <div className={classes.entries} data-open={isOpen || undefined}>
          {children}
        </div>
      )}
    </div>
  );
}
