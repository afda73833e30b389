import { useEffect } from 'react';

const ROOM = '--app-keyboard';

/**
 * Keeps `--app-keyboard` at the height that a phone's keyboard covers at the bottom of the page. Where the keyboard shrinks the page instead,
 * that is 0.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (view === null) return;
    const { style } = document.documentElement;
    const measure = () => {
      // A page that is zoomed in shows only a part, too.
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop;
      style.setProperty(ROOM, `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      style.removeProperty(ROOM);
    };
  }, []);
}
