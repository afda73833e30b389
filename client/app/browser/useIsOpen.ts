import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { navigation } from './navigation.ts';

/**
 * Gives a function that tells whether the person is still on the component's screen, to be called after an await or in a timer. While the next
 * screen is loading, the one that was left is still mounted.
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
