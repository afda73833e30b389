import { LoadFailure } from '../failures/loadFailure.ts';
import { WORKER_STARTED, type WorkerStarted } from './answerInWorker.ts';

/** How long a worker may take once it has started, and the error if it takes longer. */
export type WorkerLimit = { readonly milliseconds: number; readonly late: () => Error };

/**
 * Has a worker do one piece of work outside the page's thread, then ends it.
 * @param worker calls `answerInWorker` when it starts
 * @param question what the worker's function receives
 * @throws LoadFailure if the worker's code can't be loaded, and Error if the work fails
 */
export async function askWorker<Answer>(worker: Worker, question: unknown, limit?: WorkerLimit): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerStarted | { answer: Answer }>) => {
        if (data !== WORKER_STARTED) resolve(data.answer);
        // The limit starts now: the time to load the worker's code doesn't count.
        else if (limit) timer = setTimeout(() => reject(limit.late()), limit.milliseconds);
      });
      worker.addEventListener('error', (event) => {
        const failure = new Error('The work of a worker failed.', { cause: event });
        // If the event isn't an ErrorEvent, the worker's code couldn't be loaded.
        reject(event instanceof ErrorEvent ? failure : new LoadFailure(failure));
      });
      worker.postMessage(question);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
