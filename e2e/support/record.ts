import type { Page } from '@playwright/test';
import { button } from './locators.ts';

/** Opens a part of a record that stands in its menu. */
export async function openPart(page: Page, name: 'History' | 'Login' | 'In the unit' | 'Out-process'): Promise<void> {
  const main = page.getByRole('main');
  await button(main, 'More').click();
  await button(main, name).click();
}
