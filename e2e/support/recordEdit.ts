import { expect, type Page } from '@playwright/test';

/* Editing a record, for the tests of unsaved changes. */

/** Waits until the dialog is removed, a moment after it closes. */
export const expectAnswered = (page: Page) => expect(page.locator('dialog')).toHaveCount(0);
export const save = (page: Page) => page.getByRole('button', { name: 'Save record' });
export const m4Score = (page: Page) => page.getByLabel('M4 qualification');
export const scores = (page: Page) => page.getByRole('region', { name: 'Assignment/Scores' });

/** Opens the person's own record by links, so that the browser's Back button has somewhere to go. */
export async function openRecord(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'My Info' }).click();
  await page.getByRole('link', { name: 'Edit Info' }).click();
}
