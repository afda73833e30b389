import { type RefObject, useEffect, useEffectEvent } from 'react';

type DismissalOptions = {
  isOpen: boolean;
  /** Closes it; says whether the person wants the focus back where they opened it. */
  onDismiss: (isReturning: boolean) => void;
};

/** Closes what has unfolded over the screen on Escape, and once a finger or the focus goes elsewhere. */
export function useDismissal(element: RefObject<HTMLElement | null>, { isOpen, onDismiss }: DismissalOptions): void {
  const leave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !element.current?.contains(target)) onDismiss(false);
  });
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onDismiss(true);
  });
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('pointerdown', (event) => leave(event), { signal });
    document.addEventListener('focusin', (event) => leave(event), { signal });
    document.addEventListener('keydown', (event) => press(event), { signal });
    return () => controller.abort();
  }, [isOpen]);
}
