import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes a dialog when the person leaves the page below it, such as with the browser's Back. The dialog's own component may stay mounted. */
export function useClosesOnLeaving(dialog: RefObject<HTMLDialogElement | null>): void {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  useEffect(() => {
    if (key !== openedAt) dialog.current?.close();
  }, [dialog, key, openedAt]);
}
