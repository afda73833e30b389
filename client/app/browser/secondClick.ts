type Click = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>;

/** The longest time between the clicks of a double click, in milliseconds. */
const SECOND_CLICK_MS = 700;
/** The longest distance between the clicks of a double click, in pixels: less than the height of a row. */
const NEAR = 24;

/**
 * For a button that disappears when it is pressed, or gets the opposite meaning: the second click of a double click would hit whatever is under
 * the pointer by then.
 * Clicks near the first one are ignored for a moment, or until something else is clicked. Clicks by the keyboard are never ignored: they go to
 * the element that has the focus.
 */
export function ignoreSecondClick({ clientX, clientY, detail }: Click): void {
  if (isByKeyboard(detail)) return;
  function ignore(event: MouseEvent) {
    if (isByKeyboard(event.detail)) return;
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > NEAR) return stop();
    // A form that was refused opens again at the same place, and may be submitted again.
    if (event.target instanceof Element && event.target.closest('[type=submit]')) return stop();
    event.preventDefault();
    event.stopPropagation();
  }
  function stop() {
    window.removeEventListener('click', ignore, { capture: true });
  }
  window.addEventListener('click', ignore, { capture: true });
  setTimeout(stop, SECOND_CLICK_MS);
}

/** `detail` counts the clicks of a pointer; for the keyboard it is 0. */
function isByKeyboard(count: number): boolean {
  return count === 0;
}
