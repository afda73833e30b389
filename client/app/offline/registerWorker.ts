/** Has the browser keep the product's files, so that it opens without a network, and look for those of a newer release. */
export function registerWorker(): void {
  // Browsers offer workers to secure addresses only.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const isKnown = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker
    .register('/sw.js')
    // Browsers look by themselves only when a page is loaded, and a phone may keep one open for weeks.
    .then((registration) => (isKnown ? registration.update() : undefined))
    // Without a worker the product works as before, as long as there is a network.
    .catch(() => undefined);
}
