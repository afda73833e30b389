/** Registers the service worker, which stores the product's files for offline use and checks for a newer release. */
export function registerWorker(): void {
  // Browsers only offer service workers at secure addresses.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const isKnown = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker
    .register('/sw.js')
    // Browsers only check when a page loads, and a phone may keep one open for weeks.
    .then((registration) => (isKnown ? registration.update() : undefined))
    // Without a worker, the product still works as long as there is a network.
    .catch(() => undefined);
}
