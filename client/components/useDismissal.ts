import { type RefObject, useEffect, useEffectEvent } from 'react';

type DismissalOptions = {
  isOpen: boolean;
  /** Closes the popup. `isReturning` is true for Escape: the focus then belongs on the button that opened it. */
  onDismiss: (isReturning: boolean) => void;
};

/** The open popups, the last opened one last. */
const opened: symbol[] = [];

/** Closes a popup on Escape, on a click outside, and when the focus leaves it. Of a popup inside another one, Escape closes the inner one. */
export function useDismissal(element: RefObject<HTMLElement | null>, { isOpen, onDismiss }: DismissalOptions): void {
  const leave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !element.current?.contains(target)) onDismiss(false);
  });
  const focusElsewhere = useEffectEvent((event: FocusEvent) => {
    // In Safari, pressing a button focuses an element around it instead, such as the content. The click comes after that.
    if (event.target instanceof Node && event.target.contains(element.current)) return;
    leave(event);
  });
  const escape = useEffectEvent(() => onDismiss(true));
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const { signal } = controller;
    const popup = Symbol('popup');
    opened.push(popup);
    document.addEventListener('pointerdown', (event) => leave(event), { signal });
    document.addEventListener('focusin', (event) => focusElsewhere(event), { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && opened.at(-1) === popup && escape(), {
      signal,
    });
    return () => {
      controller.abort();
      opened.splice(opened.indexOf(popup), 1);
    };
  }, [isOpen]);
}
