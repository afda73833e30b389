import { useCallback, useEffect, useRef } from 'react';

/**
 * Creates a worker as soon as the screen opens, so that its code is there even if the network is lost later.
 * @param make has to be the same function each time
 * @returns a function that returns the spare worker, then a new one on each call; the caller ends it
 */
export function useSpareWorker(make: () => Worker): () => Worker {
  const spare = useRef<Worker | null>(null);
  useEffect(() => {
    const worker = make();
    spare.current = worker;
    // Its code couldn't be loaded. The next worker may succeed.
    worker.addEventListener('error', () => {
      if (spare.current === worker) spare.current = null;
    });
    return () => {
      spare.current?.terminate();
      spare.current = null;
    };
  }, [make]);
  return useCallback(() => {
    const worker = spare.current ?? make();
    spare.current = null;
    return worker;
  }, [make]);
}
