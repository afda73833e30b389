interface FirstAnswer {
  readonly call: AbortController;
  readonly response: Promise<Response>;
}

declare global {
  interface Window {
    /** Who is signed in, asked by client/first.ts while the page's script was on the way. It can be taken once. */
    firstAnswer?: FirstAnswer | undefined;
  }
}

/**
 * The answer that is on its way already to the query that is about to be sent, if there is one. It is given once: whoever asks again wants a
 * new one.
 */
export function takeFirstAnswer(body: unknown, signal: AbortSignal): Promise<Response> | null {
  const { firstAnswer } = window;
  if (firstAnswer === undefined || typeof body !== 'string') return null;
  const { operationName }: { operationName?: unknown } = JSON.parse(body);
  if (operationName !== 'Viewer') return null;
  window.firstAnswer = undefined;
  signal.addEventListener('abort', () => firstAnswer.call.abort());
  return firstAnswer.response;
}
