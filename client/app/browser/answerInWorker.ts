/** What a worker says as soon as it can be asked. */
export const WORKER_READY = 'READY';
export type WorkerReady = typeof WORKER_READY;

/**
 * Makes this worker one that `askWorker` asks. What the work throws is the worker's error event.
 * @param work what it does with the question
 */
export function answerInWorker<Question>(work: (question: Question) => unknown): void {
  self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
    // In the worker's own turn, so that what is thrown is an error of the worker and no promise that nobody waits for.
    void answer(work, data).catch((error: unknown) => setTimeout(() => rethrow(error)));
  });
  self.postMessage(WORKER_READY);
}

async function answer<Question>(work: (question: Question) => unknown, question: Question): Promise<void> {
  self.postMessage({ answer: await work(question) });
}

function rethrow(error: unknown): never {
  throw error;
}
