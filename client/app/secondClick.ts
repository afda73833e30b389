type Click = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>;

/** How long, in milliseconds, a hand that clicks twice takes at most. */
const SECOND_CLICK_MS = 700;
/** How far, in pixels, the second click of a hand is from its first: less than a row is high. */
const NEAR = 24;

/**
 * For what moves up under the pointer when the thing that was pressed goes: a second click at that place was meant for the first thing, and does
 * nothing for a moment, or until something else is clicked. Clicks of the keyboard count always: they are for what has the focus.
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
