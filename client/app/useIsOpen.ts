import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component still shows, for whoever waited for an answer meanwhile. */
export function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
