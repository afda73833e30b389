import type { Page } from '@playwright/test';

/** A fast human typist: five keys a second. */
const KEY_MS = 200;
/** How many keys are pressed at that speed. */
const BY_HAND = 8;

/**
 * Presses keys: the first ones at human speed, the others as fast as the page takes them. Returns the saved time in milliseconds, so that a
 * test can add it to its measurement.
 */
export async function typeFast(page: Page, keys: readonly string[]): Promise<number> {
  for (const [index, key] of keys.entries()) await page.keyboard.press(key, { delay: index < BY_HAND ? KEY_MS : 0 });
  return (keys.length - BY_HAND) * KEY_MS;
}
