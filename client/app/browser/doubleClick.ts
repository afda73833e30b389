import type { History } from 'history';

/** The events of a mouse or finger whose `detail` counts clicks, in the order of a double click. */
const COUNTED = ['mousedown', 'click', 'dblclick'] as const;

/**
 * Ignores the second click of a double click if the first one opened another page or dialog. Otherwise it would press whatever is under the
 * pointer there, or open yet another page. A third click counts as a first one, because some people click through pages fast.
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
