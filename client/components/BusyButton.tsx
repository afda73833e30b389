import { Button, type ButtonProps, type ElementProps } from '@mantine/core';
import { useEffect, useRef } from 'react';

type BusyButtonProps = ButtonProps & ElementProps<'button', keyof ButtonProps> & { loading: boolean };

/** A button that stays where it is after its work. While it is at work it is disabled, which takes the focus from it; it then gets that back. */
export function BusyButton({ loading, ...button }: BusyButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const wasLoading = useRef(false);
  useEffect(() => {
    const hasLostFocus = wasLoading.current && document.activeElement === document.body;
    wasLoading.current = loading;
    if (!loading && hasLostFocus) ref.current?.focus();
  }, [loading]);
  return <Button ref={ref} loading={loading} {...button} />;
}
