import { type RefObject, useEffect, useEffectEvent } from 'react';

type DismissalOptions = {
  isOpen: boolean;
  /** Closes the popup. `isReturning` is true for Escape: the focus then belongs on the button that opened it. */
  onDismiss: (isReturning: boolean) => void;
};

/** Closes a popup on Escape, on a click outside, and when the focus leaves it. */
export function useDismissal(element: RefObject<HTMLElement | null>, { isOpen, onDismiss }: DismissalOptions): void {
  const leave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !element.current?.contains(target)) onDismiss(false);
  });
  const focusElsewhere = useEffectEvent((event: FocusEvent) => {
    // In Safari, pressing a button focuses an element around it instead, such as the content. The click comes after that.
    if (event.target instanceof Node && event.target.contains(element.current)) return;
    leave(event);
  });
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onDismiss(true);
  });
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('pointerdown', (event) => leave(event), { signal });
    document.addEventListener('focusin', (event) => focusElsewhere(event), { signal });
    document.addEventListener('keydown', (event) => press(event), { signal });
    return () => controller.abort();
  }, [isOpen]);
}
