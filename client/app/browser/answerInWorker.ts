/** What a worker says as soon as it can be asked. */
export const WORKER_READY = 'READY';
export type WorkerReady = typeof WORKER_READY;

/**
 * Makes this worker one that `askWorker` asks. What the work throws is the worker's error event.
 * @param work gets the question as the event's data, and gives the answer
 */
export function answerInWorker(work: (event: MessageEvent) => unknown): void {
  self.addEventListener('message', (event) => {
    // A promise that nobody waits for would fail without an error event.
    void answer(work, event).catch((error: unknown) => setTimeout(() => rethrow(error)));
  });
  self.postMessage(WORKER_READY);
}

async function answer(work: (event: MessageEvent) => unknown, event: MessageEvent): Promise<void> {
  self.postMessage({ answer: await work(event) });
}

function rethrow(error: unknown): never {
  throw error;
}
