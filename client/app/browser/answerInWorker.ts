/** What a worker says as soon as it has been asked. */
export const WORKER_STARTED = 'STARTED';
export type WorkerStarted = typeof WORKER_STARTED;

/**
 * Makes this worker one that `askWorker` asks. What the work throws is the worker's error event.
 * @param work gets the question as the event's data, and gives the answer
 */
export function answerInWorker(work: (event: MessageEvent) => unknown): void {
  self.addEventListener('message', (event) => {
    self.postMessage(WORKER_STARTED);
    // A promise that nobody waits for would fail without an error event.
    void answer(work, event).catch((error: unknown) => setTimeout(() => rethrow(error)));
  });
}

async function answer(work: (event: MessageEvent) => unknown, event: MessageEvent): Promise<void> {
  self.postMessage({ answer: await work(event) });
}

function rethrow(error: unknown): never {
  throw error;
}
