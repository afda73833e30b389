/** Has the browser keep the product's files, so that it opens without a network. The files come once the page is at rest. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without it the product works as before, as long as there is a network.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
