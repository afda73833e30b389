import { Button, type ButtonProps, type ElementProps } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';

type BusyButtonProps = ButtonProps & ElementProps<'button', keyof ButtonProps> & { loading: boolean };

/** A button that stays where it is after its work. While it is at work it is disabled; if that takes the focus from it, it then gets it back. */
export function BusyButton({ loading, ...button }: BusyButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // Browsers take the focus away only after the commit that disables the button. Others may be at work with it: they never had the focus.
  useLayoutEffect(() => {
    if (loading) hadFocus.current = document.activeElement === ref.current;
    else if (hadFocus.current && document.activeElement === document.body) ref.current?.focus();
  }, [loading]);
  return <Button ref={ref} loading={loading} {...button} />;
}
