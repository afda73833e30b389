import type { Page } from '@playwright/test';

/** Listens to what the server sends to the page's sockets. Call it before the page opens one. */
export function socketFrames(page: Page) {
  const listeners = new Set<(frame: string) => void>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      for (const hear of listeners) hear(String(payload));
    }),
  );
  return {
    /** Waits for the next frame that contains a text. Call it before the change that causes it. */
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
