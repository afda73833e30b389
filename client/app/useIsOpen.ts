import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still mounted, to be read after an await. */
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
