/** Registers the service worker, which stores the product's files for use without a network, and checks for a newer release. */
export function registerWorker(): void {
  // Browsers offer workers to secure addresses only.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const isKnown = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker
    .register('/sw.js')
    // Browsers check only when a page is loaded, and a phone may keep one open for weeks.
    .then((registration) => (isKnown ? registration.update() : undefined))
    // Without a worker the product works as before, as long as there is a network.
    .catch(() => undefined);
}
