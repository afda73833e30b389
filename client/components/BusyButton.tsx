import { Button, type ButtonProps, type ElementProps } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';

type BusyButtonProps = ButtonProps & ElementProps<'button', keyof ButtonProps> & { loading: boolean };

/** A button that stays on screen after its action, and is disabled while the action runs. If that takes the focus away, the button gets it back. */
export function BusyButton({ loading, ...button }: BusyButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (loading) return;
    if (hadFocus.current && document.activeElement === document.body) ref.current?.focus();
    hadFocus.current = document.activeElement === ref.current;
  }, [loading]);
  return (
    <Button
      ref={ref}
      loading={loading}
      onFocus={() => (hadFocus.current = true)}
      // Some browsers take the focus from a button as soon as it is disabled, others only later.
      onBlur={({ currentTarget }) => (hadFocus.current &&= currentTarget.disabled)}
      {...button}
    />
  );
}
