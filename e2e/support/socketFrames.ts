import type { Page } from '@playwright/test';

/** Listens to what the server sends to the page's sockets. To be called before the page opens one. */
export function socketFrames(page: Page) {
  const listeners = new Set<(frame: string) => void>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      for (const hear of listeners) hear(String(payload));
    }),
  );
  return {
    /** Waits for the next frame with a text. To be called before what the server tells. */
    next: (text: string) =>
      new Promise<void>((resolve) => {
        listeners.add(function hear(frame) {
          if (!frame.includes(text)) return;
          listeners.delete(hear);
          resolve();
        });
      }),
  };
}
