/** Focuses a heading and scrolls it to the top. `focus` alone leaves it at the bottom edge, with its content out of sight. */
export function focusAtTop(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
