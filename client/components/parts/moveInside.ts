import type { KeyboardEvent } from 'react';

/** Moves among the links or buttons of a strip with the left and right arrow keys. The strip stays one stop for the Tab key. */
export function moveInside(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  for (const stop of stops) stop.tabIndex = stop === next ? 0 : -1;
  next.focus();
}
