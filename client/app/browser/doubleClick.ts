import type { History } from 'history';

/** Every event of a mouse or finger whose `detail` counts the clicks, in the order of a double click. */
const COUNTED = ['mousedown', 'click', 'dblclick'] as const;

/**
 * The second click of a double click counts only on the page, and in the dialog, of the first one. Where that led on, the second would enter a page
 * more, or press what is under the pointer there. A third click counts as a first one: somebody goes through pages fast.
 */
export function endDoubleClicks(history: History): void {
  let first: { readonly page: string; readonly dialog: Element | null } | null = null;
  for (const type of COUNTED) {
    window.addEventListener(
      type,
      (event) => {
        const page = history.location.pathname;
        const dialog = event.target instanceof Element ? event.target.closest('dialog') : null;
        if (event.detail > 1 && (first?.page !== page || first.dialog !== dialog)) {
          event.preventDefault();
          event.stopPropagation();
        }
        if (event.detail < 2 || type === 'dblclick') first = { page, dialog };
      },
      { capture: true },
    );
  }
}
