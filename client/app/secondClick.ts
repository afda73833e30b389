type Click = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>;

/** How long, in milliseconds, a hand that clicks twice takes at most. */
const SECOND_CLICK_MS = 700;
/** How far, in pixels, the second click of a hand is from its first: less than a row is high. */
const NEAR = 24;

/**
 * For a button that goes when it is pressed, so that something else moves up under the pointer: the second click of a double click would hit
 * that. A click at the same place does nothing for a moment, or until something else is clicked. Clicks of the keyboard always count: they are
 * for what has the focus.
 */
export function ignoreSecondClick({ clientX, clientY, detail }: Click): void {
  if (isByKeyboard(detail)) return;
  function ignore(event: MouseEvent) {
    if (isByKeyboard(event.detail)) return;
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > NEAR) return stop();
    // A form that was refused is back where it was, and is sent again.
    if (event.target instanceof Element && event.target.closest('form')) return stop();
    event.preventDefault();
    event.stopPropagation();
  }
  function stop() {
    window.removeEventListener('click', ignore, { capture: true });
  }
  window.addEventListener('click', ignore, { capture: true });
  setTimeout(stop, SECOND_CLICK_MS);
}

/** Browsers count the clicks of a pointer. */
function isByKeyboard(count: number): boolean {
  return count === 0;
}
