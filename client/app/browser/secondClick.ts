type Click = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>;

/** The longest time between the two clicks of a double click, in milliseconds. */
const SECOND_CLICK_MS = 700;
/** The longest distance between the two clicks of a double click, in pixels: less than the height of a row. */
const NEAR = 24;

/**
 * For a button that disappears or reverses its meaning when pressed. The second click of a double click would hit whatever is under the
 * pointer by then. So clicks near the first one are ignored for a moment, or until something farther away is clicked. Keyboard clicks
 * always count: they go to the focused element.
 */
export function ignoreSecondClick({ clientX, clientY, detail }: Click): void {
  if (isByKeyboard(detail)) return;
  function ignore(event: MouseEvent) {
    if (isByKeyboard(event.detail)) return;
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > NEAR) return stop();
    // A refused form reopens in the same place, and has to accept another submit.
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

/** `detail` counts clicks. For the keyboard it is 0. */
function isByKeyboard(count: number): boolean {
  return count === 0;
}
