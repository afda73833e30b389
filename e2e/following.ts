import type { Page } from '@playwright/test';

/** Waits until the server has told the page the first of that, which says that the page follows it. Begin before the screen opens. */
export async function following(page: Page, field: string): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes(field));
}
