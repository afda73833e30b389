import { LoadFailure } from '../failures/loadFailure.ts';
import { WORKER_STARTED, type WorkerStarted } from './answerInWorker.ts';

/** How long a worker may take once it has begun, and what is wrong if it takes longer. */
export type WorkerLimit = { readonly milliseconds: number; readonly late: () => Error };

/**
 * Has a worker do one piece of work, beside the page, and ends it.
 * @param worker begins with `answerInWorker`
 * @param question what its work is given
 * @throws LoadFailure when its code cannot be loaded, and Error when the work fails
 */
export async function askWorker<Answer>(worker: Worker, question: unknown, limit?: WorkerLimit): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerStarted | { answer: Answer }>) => {
        if (data !== WORKER_STARTED) resolve(data.answer);
        // What the network takes to bring the worker's code does not count.
        else if (limit) timer = setTimeout(() => reject(limit.late()), limit.milliseconds);
      });
      worker.addEventListener('error', (event) => {
        const failure = new Error('The work of a worker failed.', { cause: event });
        // An event that is no ErrorEvent means that the worker's code could not be loaded.
        reject(event instanceof ErrorEvent ? failure : new LoadFailure(failure));
      });
      worker.postMessage(question);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
