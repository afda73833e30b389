import { useCallback, useEffect, useRef } from 'react';

/**
 * Makes a worker as soon as the screen is there, so that its code is at hand when it is needed, also if the network is lost until then.
 * @param make the same function each time
 * @returns gives the worker to whoever ends it, and after that a new one each time
 */
export function useSpareWorker(make: () => Worker): () => Worker {
  const spare = useRef<Worker | null>(null);
  useEffect(() => {
    const worker = make();
    spare.current = worker;
    // Its code could not be loaded; a later one may be luckier.
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
