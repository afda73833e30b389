/** Waits, but no longer than until the browser has a network again. */
export function timeOrNetwork(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    function go() {
      clearTimeout(timeout);
      window.removeEventListener('online', go);
      resolve();
    }
    const timeout = setTimeout(go, milliseconds);
    window.addEventListener('online', go);
  });
}
