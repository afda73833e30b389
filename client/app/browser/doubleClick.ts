import type { History } from 'history';

/** Every event of a mouse or finger whose `detail` counts the clicks. */
const COUNTED = ['mousedown', 'click', 'dblclick'] as const;

/**
 * The second click of a double click counts only on the page, and in the dialog, of the first one. Where that led on, the second would enter a page
 * more, or press what is under the pointer there.
 */
export function endDoubleClicks(history: History): void {
  let page: string | undefined;
  let dialog: Element | null | undefined;
  for (const type of COUNTED) {
    window.addEventListener(
      type,
      (event) => {
        const pageNow = history.location.pathname;
        const dialogNow = event.target instanceof Element ? event.target.closest('dialog') : null;
        if (event.detail < 2) {
          page = pageNow;
          dialog = dialogNow;
        } else if (page !== pageNow || dialog !== dialogNow) {
          event.preventDefault();
          event.stopPropagation();
        }
      },
      { capture: true },
    );
  }
}
