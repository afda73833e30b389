/** The first message of a worker, sent as soon as it gets a question. */
export const WORKER_STARTED = 'STARTED';
export type WorkerStarted = typeof WORKER_STARTED;

/**
 * Sets up this worker for `askWorker`. Errors that the work throws become the worker's error event.
 * @param work receives the question as the event's data, and returns the answer
 */
export function answerInWorker(work: (event: MessageEvent) => unknown): void {
  self.addEventListener('message', (event) => {
    self.postMessage(WORKER_STARTED);
    // Without this, a rejected promise would cause no error event.
    void answer(work, event).catch((error: unknown) => setTimeout(() => rethrow(error)));
  });
}

async function answer(work: (event: MessageEvent) => unknown, event: MessageEvent): Promise<void> {
  self.postMessage({ answer: await work(event) });
}

function rethrow(error: unknown): never {
  throw error;
}
