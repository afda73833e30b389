import { Button, type ButtonProps, type ElementProps } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';

type BusyButtonProps = ButtonProps & ElementProps<'button', keyof ButtonProps> & { loading: boolean };

/** A button that stays after its action. It is disabled while the action runs; if it loses the focus by that, it gets it back afterwards. */
export function BusyButton({ loading, ...button }: BusyButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // In a layout effect: browsers move the focus only after the commit that disables the button. Other buttons may be disabled with it.
  useLayoutEffect(() => {
    if (loading) hadFocus.current = document.activeElement === ref.current;
    else if (hadFocus.current && document.activeElement === document.body) ref.current?.focus();
  }, [loading]);
  return <Button ref={ref} loading={loading} {...button} />;
}
