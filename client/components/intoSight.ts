/** A ref that scrolls what appears outside the visible part of the screen into view. */
export function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
