import type { History } from 'history';
import { hasDrafts } from '../drafts/drafts.ts';
import { hasUnsaved } from '../unsaved/unsavedForms.ts';

/**
 * Once the browser has the files of a newer release, a tab moves on to it at its next step from screen to screen, where
 * nothing can be lost. Files of the release before may be gone by then.
 */
export function followReleases(history: History): void {
  // Browsers offer workers to secure addresses only.
  if (!('serviceWorker' in navigator)) return;
  let isOutdated = false;
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker brings the very files that are running.
    isOutdated ||= isControlled;
    isControlled = true;
  });
  let { pathname } = history.location;
  history.listen(({ location }) => {
    // A search, or another order, is no other screen.
    const isStep = location.pathname !== pathname;
    pathname = location.pathname;
    if (isStep && isOutdated && !hasUnsaved() && !hasDrafts()) window.location.reload();
  });
}
