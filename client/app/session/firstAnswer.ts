interface FirstAnswer {
  readonly call: AbortController;
  readonly response: Promise<Response>;
}

declare global {
  interface Window {
    /** Who is signed in, asked by client/first.ts while the page's script was on the way. Taken away by whoever takes it. */
    firstAnswer?: FirstAnswer | undefined;
  }
}

/** The answer that is on its way already to what is to be asked, if there is one: given once, as who asks again wants a new one. */
export function takeFirstAnswer(body: unknown, signal: AbortSignal): Promise<Response> | null {
  const { firstAnswer } = window;
  if (firstAnswer === undefined || typeof body !== 'string') return null;
  const { operationName }: { operationName?: unknown } = JSON.parse(body);
  if (operationName !== 'Viewer') return null;
  window.firstAnswer = undefined;
  signal.addEventListener('abort', () => firstAnswer.call.abort());
  return firstAnswer.response;
}
