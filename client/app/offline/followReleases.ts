import type { History } from 'history';
import { hasDrafts } from '../forms/drafts/drafts.ts';
import { hasUnsaved } from '../forms/unsaved/unsavedForms.ts';

/**
 * When the service worker has been replaced by one of a newer release, reloads the page at the next navigation, unless that would lose unsaved
 * changes. The server may no longer have the files of the old release.
 */
export function followReleases(history: History): void {
  // Browsers offer workers to secure addresses only.
  if (!('serviceWorker' in navigator)) return;
  let isOutdated = false;
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker belongs to the release that is running.
    isOutdated ||= isControlled;
    isControlled = true;
  });
  let { pathname } = history.location;
  history.listen(({ location }) => {
    // A change of the query alone, as by a search, stays on the screen.
    const isStep = location.pathname !== pathname;
    pathname = location.pathname;
    if (isStep && isOutdated && !hasUnsaved() && !hasDrafts()) window.location.reload();
  });
}
