import { useEffect } from 'react';

const ROOM = '--app-keyboard';

/**
 * The height that a phone's keyboard covers at the bottom of the page, in pixels. It is 0 where the keyboard shrinks the page instead.
 * @param view the part of the page that is in sight
 * @param pageHeight the window's height without a keyboard
 */
export function coveredHeight(
  { height, offsetTop, scale }: Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>,
  pageHeight: number,
): number {
  // A page that is zoomed in shows only a part, too.
  return scale > 1 ? 0 : Math.max(0, Math.round(pageHeight - height - offsetTop));
}

/** Keeps `--app-keyboard` at the height that a phone's keyboard covers. */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (view === null) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(ROOM, `${coveredHeight(view, window.innerHeight)}px`);
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
