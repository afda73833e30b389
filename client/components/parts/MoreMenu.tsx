import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useDismissal } from '../useDismissal.ts';
import classes from './ToolLine.module.css';

type MoreMenuProps = {
  /** Whether it is a menu on a desktop, too. */
  isFolded?: boolean;
  /** The name of the row, in a list. The actions are then always a menu, and its button shows on hover and focus. */
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
      {/* A list has many menus, so a row draws its actions only while its menu is open. They hold nothing that closing could lose. */}
      {(isOpen || !isOfRow) && (
        <div className={classes.entries} data-open={isOpen || undefined}>
          {children}
        </div>
      )}
    </div>
  );
}
