import type { Page } from '@playwright/test';

/** Waits for a subscription's first event, which shows that the page has subscribed. Call it before the screen opens. */
export function following(page: Page, field: string): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes(field)) resolve();
      }),
    );
  });
}
