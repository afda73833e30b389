import type { Locator, Page } from '@playwright/test';
import { holdCalls } from './network.ts';
import { expect } from './test.ts';

/**
 * Presses a button. Expects a spinner in it, and all of these buttons disabled, until the call has finished.
 * @param confirm answers the button's question, if it asks one
 */
export async function expectBusy(
  page: Page,
  operation: string,
  pressed: Locator,
  others: readonly Locator[] = [],
  confirm: Locator | null = null,
) {
  const { asked, letThrough } = await holdCalls(page, operation);
  await pressed.click();
  await confirm?.click();
  await asked;
  await expect(pressed.locator('.mantine-Button-loader')).toBeVisible();
  for (const one of [pressed, ...others]) await expect(one).toBeDisabled();
  letThrough();
}
