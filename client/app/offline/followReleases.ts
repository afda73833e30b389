import type { History } from 'history';
import { hasDrafts } from '../forms/drafts/drafts.ts';
import { hasUnsaved } from '../forms/unsaved/unsavedForms.ts';

/**
 * Watches for a newer release's service worker. Once it has taken over, the next navigation reloads the page, because the server may no
 * longer have this release's files. Doesn't reload if that would lose unsaved changes.
 */
export function followReleases(history: History): void {
  // Browsers only offer service workers at secure addresses.
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
    // If only the query changes, as in a search, the screen stays.
    const isStep = location.pathname !== pathname;
    pathname = location.pathname;
    if (isStep && isOutdated && !hasUnsaved() && !hasDrafts()) window.location.reload();
  });
}
