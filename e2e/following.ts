import type { Page } from '@playwright/test';

/** Waits until the server has told the page the first of that, which says that the page follows it. Begin before the screen opens. */
export function following(page: Page, field: string): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes(field)) resolve();
      }),
    );
  });
}
