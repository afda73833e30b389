import type { Page } from '@playwright/test';
import { title } from './locators.ts';
import { expect, PASSWORD } from './test.ts';

/** Signs in on the current page, where the guards redirected to. */
export async function signInHere(page: Page, email: string, password = PASSWORD): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  // The screen before stays for a moment, and may have such a field, too.
  await expect(title(page, 'Sign in')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Ends the session as an expiry would: the page learns of it with its next request. */
export async function endSession(page: Page): Promise<void> {
  const answer = await page.request.post('/graphql', { data: { query: 'mutation { signOut }' } });
  expect(await answer.json()).toEqual({ data: { signOut: true } });
}
