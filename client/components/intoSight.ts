/** A ref that scrolls an element into view if it appears off screen. */
export function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
