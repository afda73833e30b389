/** Waits for a time, or until the browser is online again, whichever comes first. */
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
