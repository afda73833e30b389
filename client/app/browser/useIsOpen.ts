import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { navigation } from './navigation.ts';

/**
 * Returns a function that tells whether the person is still on the component's screen. Call it after an await, or in a timer: while the
 * next screen loads, the old one is still mounted.
 */
export function useIsOpen(): () => boolean {
  const { pathname } = useLocation();
  const shownAt = useRef<string | null>(null);
  useEffect(() => {
    shownAt.current = pathname;
    return () => {
      shownAt.current = null;
    };
  }, [pathname]);
  return () => shownAt.current === navigation.location.pathname;
}
